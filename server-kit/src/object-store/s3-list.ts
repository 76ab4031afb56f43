import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { placeName } from './s3-failures.ts';
import { storeFault } from './store-fault.ts';
import type { S3Place } from './store-place.ts';

/** One answer of ListObjectsV2. */
export interface S3Page {
  objects: { key: string; bytes: number }[];
  /** For the next page; unset on the last one. */
  next?: string;
}

const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
    IsTruncated: z.string().optional(),
    NextContinuationToken: z.string().optional(),
  }),
});

// Keys are texts, with their spaces, also where they look like numbers.
const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'Contents',
  processEntities: { enabled: true, maxTotalExpansions: 100_000, maxExpandedLength: 10_000_000 },
});

/** @throws StoreFault when the text is no list */
export function readS3List(text: string, place: S3Place): S3Page {
  const read = listSchema.safeParse(parsed(text));
  if (!read.success) throw storeFault('STORE_AWAY', `${placeName(place)} answers a list that cannot be read`);
  const { ListBucketResult: list } = read.data;
  return {
    objects: list.Contents.map(({ Key, Size }) => ({ key: Key, bytes: Size })),
    ...(list.IsTruncated === 'true' && { next: list.NextContinuationToken }),
  };
}

function parsed(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}
