import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

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

export function readS3List(text: string): S3Page {
  const { ListBucketResult: list } = listSchema.parse(parser.parse(text));
  return {
    objects: list.Contents.map(({ Key, Size }) => ({ key: Key, bytes: Size })),
    ...(list.IsTruncated === 'true' && { next: list.NextContinuationToken }),
  };
}
