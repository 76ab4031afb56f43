import type { LegalTemplates } from './index.ts';

const templates: LegalTemplates = {
  privacy: `## Verantwortlich

[[Name, Anschrift und E-Mail-Adresse der verantwortlichen Person]]

## Welche Daten erhoben werden

Wenn Sie das Kontaktformular absenden, werden Ihr Name, Ihre E-Mail-Adresse, der Betreff, Ihre Nachricht und der Zeitpunkt ihres Eingangs gespeichert. Zehn Minuten lang wird gezählt, wie viele Nachrichten eine Internetadresse sendet.

Der Server zählt, wie oft jede Seite geöffnet wird und von wie vielen Besuchern eines Tages. Dazu bildet er aus Internetadresse und Namen des Browsers eine Zahl, die er um Mitternacht löscht. Diese Website setzt für Besucher keine Cookies und zeigt keine Werbung.

## Wozu sie verwendet werden

Ihre Nachricht wird verwendet, um sie zu beantworten, und außer an [[Anbieter des Servers und des Mailservers]] an niemanden weitergegeben. Sie wird gelöscht, wenn sie nicht mehr gebraucht wird, spätestens nach [[Anzahl]] Monaten.

## Ihre Rechte

Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen: [[E-Mail-Adresse]]. Beschweren können Sie sich bei [[Name der Aufsichtsbehörde]].
`,
  terms: `## Nutzung dieser Website

Sie dürfen diese Website für rechtmäßige Zwecke nutzen. Versuchen Sie nicht, in sie einzudringen oder Nachrichten in fremdem Namen zu senden.

## Urheberrecht

Texte und Bilder gehören [[Name des Studios]] oder den Auftraggebern, deren Arbeiten gezeigt werden. Fragen Sie, bevor Sie sie verwenden.

## Änderungen

Diese Website kann jederzeit geändert oder geschlossen werden. Es gilt das Recht von [[Land]].
`,
};

export default templates;
