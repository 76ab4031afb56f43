/** Where objects are kept. */
export type StorePlace = { folder: string } | S3Place;

/** A bucket, and the settings of its server. */
export interface S3Place {
  bucket: string;
  /** Ends with a slash, unless it is empty. */
  prefix: string;
  region: string;
  /** Address of a server other than AWS, called with the bucket in the path. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}
