export { fields } from './fields.ts';
export { readSettings } from './read-settings.ts';
export { serverAddresses } from './server-addresses.ts';
