/** Number of the cross-copy protocol: copies of the same number share one instance and one message format. */
export const PROTOCOL = 1;
