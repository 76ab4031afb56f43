export const tokenKey = 'admin_token';
export const userKey = 'admin_user';
export const recordKey = 'admin_session';
export const syncKey = 'admin_sync';
export const deviceKey = 'admin_device';
export const returnPathKey = 'admin_return';
export const draftPrefix = 'admin_draft';
export const channelName = 'admin_session';
