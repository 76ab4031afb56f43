/** A setting that `npm run dev` hands to the servers it starts. @throws when a server is started without it */
export function requiredSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: \`npm run dev\` starts this server with its settings.`);
  return value;
}
