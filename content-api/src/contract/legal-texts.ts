/** The age that the terms ask for (specification, section 4.11). */
const minimumAge = 13;

const privacy = `# 1 Information We Collect

When you send the contact form we store your name, your e-mail address, the subject, your message and the time at which it arrived. To keep the form usable we also count how many messages an internet address sends within ten minutes; that count is deleted when the time is over.

Our servers count how often each page is opened, and by how many visitors of a day. To tell visitors of one day apart they make a number from the internet address and the name of the browser; the number is deleted at midnight, and address and name are not stored with it. Who sends Do Not Track or Global Privacy Control is not counted. There is no advertising, no tracking pixel and no content from other companies, apart from pictures that a project page may show from its owner’s site.

Visiting this site sets no cookies. Your browser remembers, for as long as its window is open, how far you had scrolled on each page, so that going back brings you to the same place. Only people who sign in to our administration get cookies and entries in local storage, which hold their session and end with it after 7 days, or after 30 if they choose so.

# 2 How We Use Your Information

We use your message to answer it and to prepare an offer if you ask for one. We share it with nobody outside the studio, and we delete it at your request, or when it is of no more use to our conversation.

# 3 Contact Us

To ask what we hold about you, or to have it corrected or deleted, [write to us](/contact).`;

const terms = `# 1 Use of Site

You must be at least ${minimumAge} years old to use this site. Use it for lawful purposes only: do not try to break into it, to slow it down for others, or to send messages in somebody else’s name.

# 2 Intellectual Property

The texts, pictures and code of this site belong to the studio or to the clients whose work is shown. You may quote and link to them. To use more than that, ask us first.

# 3 Termination

We may change or close this site, and we may refuse it to anyone who breaks these terms. If we change the terms, the date above changes with them.`;

/** The legal texts as long as nobody has saved any. Not in the definition: browsers need not carry them. */
export const defaultTexts = { privacy, terms };
