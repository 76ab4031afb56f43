import { sections } from '../support/made-studio.ts';
import type { MadeStudio } from '../support/made-studio.ts';
import { stones } from './stones.ts';

/** Paper, a deep green, serifs and an index of titles: the look Chambers, in German. */
export const lawFirm: MadeStudio = {
  name: 'law-firm',
  drawings: stones,
  contentOf: ({ columns, stairs, arches, pages }) => ({
    look: { ready: 'Chambers', opening: 'index', fonts: 'lora-literata', corners: 'square' },
    studio: {
      name: 'Brandt & Okafor',
      trade: 'consulting',
      language: 'de',
      tagline: 'Rechtsanwältinnen in Hamburg',
      description:
        'Wir beraten Genossenschaften, Stiftungen und Familienbetriebe im Gesellschafts- und Erbrecht.',
      town: 'Hamburg',
      email: 'kanzlei@brandt-okafor.example',
      phone: '+49 40 0000000',
      contactLead: 'Schildern Sie Ihr Anliegen in drei Sätzen. Eine von uns ruft am nächsten Werktag zurück.',
      footerServices: [],
      footerNote: 'Alle Rechte vorbehalten.',
      hasBuiltInServices: false,
    },
    home: {
      heroLine: 'Was unter zwei Menschen gilt, schreiben wir so auf, dass es hält.',
      heroHighlight: '',
      heroLead: 'Vier Rechtsgebiete, zwei Anwältinnen, ein Notariat im selben Haus.',
      buttons: [{ label: 'Erstgespräch vereinbaren', href: '/contact' }],
      hasStatistics: true,
      statistics: [
        { value: '1994', label: 'gegründet' },
        { value: '312', label: 'Satzungen' },
      ],
      sections: sections({
        services: ['Rechtsgebiete'],
        about: ['Die Kanzlei'],
        testimonials: ['Aus Mandaten'],
        contact: ['Kontakt'],
      }),
    },
    links: [
      ['Rechtsgebiete', '/services'],
      ['Mandate', '/projects'],
      ['Kanzlei', '/about'],
      ['Kontakt', '/contact'],
    ],
    about: {
      title: 'Die Kanzlei',
      image: columns!,
      paragraphs: ['Wir führen jedes Mandat zu zweit. Wer anruft, spricht mit einer Anwältin.'],
    },
    services: [
      [
        'Gesellschaftsrecht',
        'Gründung, Beteiligung und Auseinandersetzung von Gesellschaften und Genossenschaften.',
        'gesellschaftsrecht',
      ],
      ['Erbrecht', 'Testament, Pflichtteil und Übergabe des Betriebs an die nächste Generation.', 'erbrecht'],
      [
        'Stiftungsrecht',
        'Errichtung, Satzung und Aufsicht, von der ersten Idee bis zur Anerkennung.',
        'stiftungsrecht',
      ],
    ].map(([title, description, slug]) => ({ title, description, slug, icon: '§' })),
    projects: [
      ['Genossenschaft statt Verkauf', 'Eine Werft geht an ihre Belegschaft.', stairs],
      ['Drei Geschwister, ein Hof', 'Eine Übergabe ohne Gericht.', arches],
      ['Die Stiftung am Hafen', 'Anerkannt in sieben Monaten.', columns],
      ['Ein Vertrag auf vier Seiten', 'Ein Joint Venture, das alle gelesen haben.', pages],
    ].map(([title, shortDescription, mainimage]) => ({ title: title!, shortDescription, mainimage })),
    testimonials: [
      {
        quote: 'Zum ersten Mal habe ich einen Gesellschaftsvertrag ganz gelesen und verstanden.',
        name: 'Inken Petersen',
        role: 'Vorstand',
        company: 'Werft Petersen eG',
      },
    ],
  }),
};
