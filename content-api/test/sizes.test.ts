import type { z } from 'zod';
import {
  aboutInputSchema,
  contactInputSchema,
  foundersInputSchema,
  postInputSchema,
  projectInputSchema,
  serviceInputSchema,
  technologiesInputSchema,
} from '../src/contract/index.ts';
import { samples } from './support/samples.ts';

const text = (length: number) => 'x'.repeat(length);
const list = <T>(length: number, item: T) => Array.from({ length }, () => item);
const [subService] = samples.service.subServices;
const [founder] = samples.founders.founders;
const [highlight] = samples.about.highlights;

interface Size {
  schema: z.ZodType;
  sample: object;
  field: string;
  max: number;
  of: (size: number) => unknown;
}
const project = { schema: projectInputSchema, sample: samples.project };
const service = { schema: serviceInputSchema, sample: samples.service };
const post = { schema: postInputSchema, sample: samples.post };
const about = { schema: aboutInputSchema, sample: samples.about };
const founders = { schema: foundersInputSchema, sample: samples.founders };
const contact = { schema: contactInputSchema, sample: samples.message };
const technologies = { schema: technologiesInputSchema, sample: {} };

const sizes: Size[] = [
  { ...project, field: 'title', max: 200, of: text },
  { ...project, field: 'subtitle', max: 500, of: text },
  { ...project, field: 'shortDescription', max: 500, of: text },
  { ...project, field: 'technicalDescription', max: 5000, of: text },
  { ...project, field: 'learningDescription', max: 5000, of: text },
  { ...project, field: 'gitHubLink', max: 2048, of: (size) => `https://a.example/${text(size - 18)}` },
  { ...project, field: 'technologies', max: 50, of: (size) => list(size, 'a') },
  { ...project, field: 'services', max: 50, of: (size) => list(size, 'a') },
  { ...project, field: 'industries', max: 50, of: (size) => list(size, 'a') },
  { ...service, field: 'slug', max: 100, of: text },
  { ...service, field: 'description', max: 5000, of: text },
  { ...service, field: 'features', max: 50, of: (size) => list(size, 'a') },
  { ...service, field: 'subServices', max: 30, of: (size) => list(size, subService) },
  { ...post, field: 'content', max: 100_000, of: text },
  { ...post, field: 'author', max: 100, of: text },
  { ...post, field: 'tags', max: 50, of: (size) => list(size, 'a') },
  { ...about, field: 'paragraphs', max: 50, of: (size) => list(size, 'a') },
  { ...about, field: 'highlights', max: 200, of: (size) => list(size, highlight) },
  { ...founders, field: 'founders', max: 20, of: (size) => list(size, founder) },
  { ...contact, field: 'name', max: 100, of: text },
  { ...contact, field: 'email', max: 254, of: (size) => `${text(size - 10)}@a.example` },
  { ...contact, field: 'message', max: 5000, of: text },
  {
    ...technologies,
    field: 'technologies',
    max: 500,
    of: (size) =>
      Array.from({ length: size }, (_, index) => ({ ...samples.technology, name: `Technology ${index}` })),
  },
];

test.each(sizes.map((size) => [size.field, size.max, size] as const))(
  '%s takes %i and no more',
  (field, max, { schema, sample, of }) => {
    expect(schema.safeParse({ ...sample, [field]: of(max) }).error?.issues).toBeUndefined();
    const tooLarge = schema.safeParse({ ...sample, [field]: of(max + 1) });
    expect(new Set(tooLarge.error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
  },
);
