import { sections } from '../support/made-studio.ts';
import type { MadeStudio } from '../support/made-studio.ts';
import { rooms } from './rooms.ts';

/** White walls, pictures alone: the look Gallery, in French, of one person. */
export const photographer: MadeStudio = {
  name: 'photographer',
  drawings: rooms,
  contentOf: ({ salon, croix, atelier, rhone, cuisine, bureau }) => ({
    look: { ready: 'Gallery', fonts: 'cormorant-figtree' },
    studio: {
      name: 'Hélène Marchal',
      trade: 'photography',
      voice: 'i',
      language: 'fr',
      tagline: 'Photographe d’intérieurs',
      description: 'Je photographie des maisons habitées, entre Lyon et la Drôme, à la lumière du jour.',
      town: 'Lyon 1er',
      email: 'bonjour@helene-marchal.example',
      contactLead: 'Dites-moi où se trouve le lieu et à quelle heure le soleil y entre.',
      footerServices: [],
      footerNote: 'Images protégées.',
      hasBuiltInServices: false,
    },
    home: {
      heroLine: 'La lumière, avant les meubles.',
      heroHighlight: '',
      heroLead: 'Maisons, ateliers et hôtels, photographiés sans flash.',
      heroPicture: salon,
      buttons: [{ label: 'Voir les images', href: '/projects' }],
      hasStatistics: false,
      sections: sections({
        projects: ['Reportages'],
        about: ['Une seule fenêtre suffit'],
        contact: ['Une prise de vue ?'],
      }),
    },
    links: [
      ['Images', '/projects'],
      ['À propos', '/about'],
      ['Écrire', '/contact'],
    ],
    about: {
      title: 'Hélène Marchal',
      image: atelier!,
      paragraphs: ['Je travaille seule, à la chambre et au trépied. Une pièce par heure, jamais plus.'],
    },
    services: [],
    projects: [
      ['Atelier Vasseur', 'Le plâtre et le silence, 2026', atelier],
      ['Croix-Rousse', 'Un appartement de canut, 2026', croix],
      ['Quai du Rhône', 'Un salon au nord, 2025', rhone],
      ['La cuisine de Dieulefit', 'Terre cuite, matin, 2025', cuisine],
      ['Le bureau rouge', 'Une pièce, un jour de pluie, 2024', bureau],
    ].map(([title, shortDescription, mainimage]) => ({ title: title!, shortDescription, mainimage })),
    testimonials: [],
  }),
};
