import { mix } from '../draw/color.ts';
import { circle, ellipse, line, path, polygon, rect, repeat, stroke } from '../draw/svg.ts';
import { disc, drum, ink, letters, round, tile } from './shapes.ts';

export interface Logo {
  slug: string;
  color: string;
  /** In a box of 64, on a dark ground. */
  draw: (color: string) => string;
}

/** Marks of our own for the tools that we use: a plain shape, a colour and initials or a simple sign. */
export const logos: Logo[] = [
  {
    slug: 'react',
    color: '#5fd4f4',
    draw: (c) =>
      disc(
        '#12263a',
        repeat(2, (i) =>
          ellipse(32, 32, 23, 9, 'none', {
            stroke: c,
            'stroke-width': 3.4,
            transform: `rotate(${i * 90 + 45} 32 32)`,
          }),
        ) + circle(32, 32, 5.5, c),
      ),
  },
  { slug: 'typescript', color: '#4b8be0', draw: (c) => tile(c, letters('TS', 27, '#ffffff', 46)) },
  {
    slug: 'nextjs',
    color: '#f4f6ff',
    draw: (c) => disc(c, letters('nx', 27) + line(43, 14, 50, 14, ink, 4, round)),
  },
  {
    slug: 'vuejs',
    color: '#4fc08d',
    draw: (c) =>
      polygon(
        [
          [32, 4],
          [60, 32],
          [32, 60],
          [4, 32],
        ],
        c,
      ) + letters('Vu', 22),
  },
  {
    slug: 'astro',
    color: '#ff8a4c',
    draw: (c) =>
      path('M32 4L52 50C44 44 38 43 32 43S20 44 12 50Z', '#f4f0ff') +
      path('M24 50C24 58 30 58 32 63C34 58 40 58 40 50C36 48 28 48 24 50Z', c),
  },
  {
    slug: 'react-native',
    color: '#7cc7ff',
    draw: (c) =>
      rect(16, 3, 32, 58, '#14304a', { rx: 9, stroke: c, 'stroke-width': 3 }) +
      repeat(2, (i) =>
        ellipse(32, 31, 13, 5.5, 'none', {
          stroke: c,
          'stroke-width': 2.6,
          transform: `rotate(${i * 90 + 45} 32 31)`,
        }),
      ) +
      circle(32, 31, 3.4, c),
  },
  {
    slug: 'tailwind-css',
    color: '#3ec6e0',
    draw: (c) => tile(c, letters('tw', 27, ink, 38) + stroke('M16 49q8 -6 16 0t16 0', ink, 4, round)),
  },
  {
    slug: 'nodejs',
    color: '#6cc24a',
    draw: (c) =>
      disc(
        c,
        letters('No', 25) +
          circle(32, 32, 25, 'none', { stroke: ink, 'stroke-width': 2.5, 'stroke-dasharray': '22 17' }),
      ),
  },
  {
    slug: 'fastify',
    color: '#f4f6ff',
    draw: (c) => tile('#1b2440', path('M14 40L40 12l-6 17h16L24 54l7 -17z', c)),
  },
  {
    slug: 'nestjs',
    color: '#ef4b6a',
    draw: (c) => disc(c, stroke('M17 36q15 16 30 0M21 27q11 12 22 0M26 19q6 7 12 0', '#ffffff', 5, round)),
  },
  {
    slug: 'go',
    color: '#45c6e6',
    draw: (c) =>
      rect(3, 17, 58, 34, c, { rx: 17 }) + letters('Go', 24, ink, 42.5) + line(4, 10, 18, 10, c, 4, round),
  },
  {
    slug: 'python',
    color: '#5b9bd8',
    draw: (c) => disc(c, path('M12 51.8A28 28 0 0 0 51.8 12.200Z', '#ffd257') + letters('Py', 26, ink, 40)),
  },
  {
    slug: 'laravel',
    color: '#ff5a4f',
    draw: (c) => tile(c, letters('La', 26, '#ffffff', 41) + stroke('M16 50h32', '#ffd0c8', 4, round)),
  },
  { slug: 'postgresql', color: '#5f93c9', draw: (c) => drum(c, letters('Pg', 25, '#ffffff', 50)) },
  {
    slug: 'sqlite',
    color: '#54b4e8',
    draw: (c) =>
      rect(9, 5, 46, 54, c, { rx: 8 }) +
      path('M55 20L40 5h7a8 8 0 0 1 8 8z', mix(c, '#ffffff', 0.5)) +
      repeat(3, (i) => rect(18, 24 + i * 11, [28, 22, 26][i] ?? 20, 5, ink, { rx: 2.5 })),
  },
  {
    slug: 'redis',
    color: '#f0584c',
    draw: (c) =>
      repeat(3, (k) => {
        const y = 44 - k * 14;
        return polygon(
          [
            [32, y - 8],
            [59, y + 2],
            [32, y + 13],
            [5, y + 2],
          ],
          mix(c, k === 2 ? '#ffffff' : ink, k === 2 ? 0.18 : 0.34 - k * 0.16),
        );
      }),
  },
  {
    slug: 'mysql',
    color: '#f2a33c',
    draw: (c) =>
      drum(
        '#2f7fa6',
        stroke('M18 50V34l8 10l8 -10v16', '#ffffff', 4.6, round) +
          stroke('M40 36l5 8l6 -8M45 44l-4 10', c, 4.6, round),
      ),
  },
  { slug: 'mongodb', color: '#57b957', draw: (c) => drum(c, letters('Mo', 24, ink, 49)) },
  {
    slug: 'figma',
    color: '#ff7262',
    draw: (c) => disc(c, letters('Fi', 27) + circle(48, 14, 8, '#a47bff') + circle(14, 50, 6, '#46c8ff')),
  },
  {
    slug: 'penpot',
    color: '#9be8d0',
    draw: (c) =>
      polygon(
        [
          [32, 3],
          [44, 19],
          [32, 27],
          [20, 19],
        ],
        c,
      ) +
      polygon(
        [
          [8, 26],
          [30, 36],
          [30, 60],
          [8, 50],
        ],
        mix(c, '#7b8cff', 0.4),
      ) +
      polygon(
        [
          [56, 26],
          [34, 36],
          [34, 60],
          [56, 50],
        ],
        mix(c, '#7b8cff', 0.75),
      ),
  },
  {
    slug: 'blender',
    color: '#ff9a3d',
    draw: (c) =>
      circle(32, 32, 26, mix(c, ink, 0.7)) +
      circle(32, 32, 26, 'none', { stroke: c, 'stroke-width': 4 }) +
      ellipse(32, 32, 11, 26, 'none', { stroke: c, 'stroke-width': 3 }) +
      ellipse(32, 32, 26, 10, 'none', { stroke: c, 'stroke-width': 3 }) +
      circle(42, 23, 5.5, '#ffffff'),
  },
  {
    slug: 'inkscape',
    color: '#dfe6f5',
    draw: (c) =>
      path('M32 4L48 34C46 44 40 48 32 48S18 44 16 34Z', c) +
      line(32, 8, 32, 32, ink, 3) +
      circle(32, 34, 5, ink) +
      rect(20, 52, 24, 8, '#6f86b8', { rx: 3 }),
  },
  {
    slug: 'storybook',
    color: '#ff6fa0',
    draw: (c) =>
      path('M32 14C24 7 14 6 5 8v44c9 -2 19 -1 27 6c8 -7 18 -8 27 -6V8c-9 -2 -19 -1 -27 6z', c) +
      line(32, 14, 32, 57, mix(c, ink, 0.5), 3) +
      letters('S B', 21, '#ffffff', 40),
  },
  {
    slug: 'docker',
    color: '#3f9bf0',
    draw: (c) =>
      repeat(6, (i) =>
        rect(9 + (i % 3) * 16, 25 - Math.floor(i / 3) * 16, 14, 14, mix(c, '#ffffff', i % 2 ? 0.45 : 0.1), {
          rx: 3,
        }),
      ) +
      stroke('M4 49q7 -7 14 0t14 0t14 0t14 0', c, 5, round) +
      stroke('M12 59q5 -5 10 0t10 0t10 0t10 0', mix(c, ink, 0.4), 4, round),
  },
  {
    slug: 'github-actions',
    color: '#6aa6ff',
    draw: (c) =>
      stroke('M18 18v18a10 10 0 0 0 10 10h12M18 26h22', c, 5, round) +
      circle(18, 14, 9, c) +
      circle(46, 26, 9, '#12203c', { stroke: c, 'stroke-width': 5 }) +
      circle(46, 46, 9, c) +
      path('M43 42l6 4l-6 4z', ink),
  },
  {
    slug: 'nginx',
    color: '#3fbf6b',
    draw: (c) => tile(c, letters('ng', 27, ink, 39) + line(18, 50, 46, 50, ink, 4, round)),
  },
  {
    slug: 'terraform',
    color: '#8b6cf0',
    draw: (c) =>
      tile(
        c,
        letters('Tf', 27, '#ffffff', 45) +
          polygon(
            [
              [5, 20],
              [20, 5],
              [28, 5],
              [5, 28],
            ],
            mix(c, '#ffffff', 0.4),
          ),
      ),
  },
  {
    slug: 'grafana',
    color: '#ff9036',
    draw: (c) =>
      circle(32, 32, 23, 'none', { stroke: c, 'stroke-width': 7, 'stroke-dasharray': '13 5' }) +
      stroke('M20 38l8 -10l7 7l10 -13', '#ffd257', 5, round),
  },
  {
    slug: 'graphql',
    color: '#f06ac0',
    draw: (c) =>
      disc(
        mix(c, ink, 0.72),
        stroke('M32 15L48 44H16Z', mix(c, '#ffffff', 0.3), 3.4, round) +
          circle(32, 15, 7, c) +
          circle(48, 44, 7, c) +
          circle(16, 44, 7, c),
      ),
  },
  {
    slug: 'openapi',
    color: '#8fd14f',
    draw: (c) =>
      disc(
        '#1c3324',
        letters('{ }', 26, c, 41) +
          circle(32, 32, 26, 'none', { stroke: c, 'stroke-width': 3.6, 'stroke-dasharray': '30 8' }),
      ),
  },
];
