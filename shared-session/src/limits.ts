// Constants of the specification, section 7.
export const expiryDays = 7;
export const rememberExpiryDays = 30;
export const refreshEveryMs = 15 * 60_000;
export const idleWarningMs = 29 * 60_000;
export const warningMs = 60_000;
export const checkEveryMs = 60_000;
export const toastMs = 5000;

// Warning and countdown plus one check, so that late timers never skip the warning.
export const idleEndMs = idleWarningMs + warningMs + checkEveryMs;

export const dayMs = 24 * 60 * 60_000;
export const clockStepMs = 5 * 60_000;
export const activityThrottleMs = 1000;
export const activityShareMs = 10_000;
export const scrollIntentMs = 2000;
export const pointerGraceMs = 1000;
export const refreshOnceMs = 1000;
export const returnPathMs = 10 * 60_000;
export const meTimeoutMs = 5000;
export const callTimeoutMs = 30_000;
export const checkCooldownMs = 60_000;
export const draftDebounceMs = 1000;
export const draftKeptMs = 30 * dayMs;
export const draftMaxBytes = 256 * 1024;
export const cookieValueMaxBytes = 3800;
