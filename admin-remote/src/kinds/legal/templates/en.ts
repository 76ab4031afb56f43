import type { LegalTemplates } from './index.ts';

const templates: LegalTemplates = {
  privacy: `## Who is responsible

[[Name, address and e-mail address of whoever is responsible for this website]]

## What is collected

When you send the contact form, your name, your e-mail address, the subject, your message and the time at which it arrived are stored. For ten minutes it is counted how many messages an internet address sends.

The server counts how often each page is opened, and by how many visitors of a day. For that it makes a number from the internet address and the name of the browser, and deletes it at midnight. This website sets no cookies for visitors and shows no advertising.

## What it is used for

Your message is used to answer it, and is given to nobody else but [[Provider of the server, and of the mail server]]. It is deleted when it is of no more use, after [[Number]] months at the latest.

## Your rights

You may ask what is stored about you, and have it corrected or deleted: [[E-mail address]]. You may complain to [[Name of the supervisory authority]].
`,
  terms: `## Use of this website

You may use this website for lawful purposes. Do not try to break into it, or to send messages in somebody else's name.

## Copyright

Texts and pictures belong to [[Name of the studio]] or to the clients whose work is shown. Ask before you use them.

## Changes

This website may be changed or closed at any time. The law of [[Country]] applies.
`,
};

export default templates;
