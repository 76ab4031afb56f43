/** Every number under which PostgreSQL keeps a lock of ours: two uses of one number would wait for each other. */
export const advisoryLocks = {
  migrate: 7_215_301,
  visits: 7_215_302,
  initializeTechnologies: 7_215_303,
  // First halves of keys whose second half is the schema, since one server may hold several studios.
  serverPresence: 0x53545544,
  offSiteBackup: 0x53545542,
} as const;
