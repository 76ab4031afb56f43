// Constants of the specification, section 12.1.
export const expiryDays = 7;
export const rememberExpiryDays = 30;
export const refreshEveryMs = 900_000;
export const idleWarningMs = 1_740_000;
export const warningMs = 60_000;
export const checkEveryMs = 60_000;
export const toastMs = 5000;

// Warning and countdown plus one check, so that late timers never skip the warning.
export const idleEndMs = 1_860_000;

export const dayMs = 86_400_000;
export const clockStepMs = 300_000;
export const activityThrottleMs = 1000;
export const activityShareMs = 10_000;
export const scrollIntentMs = 2000;
export const pointerGraceMs = 1000;
export const refreshOnceMs = 1000;
export const returnPathMs = 600_000;
export const meTimeoutMs = 5000;
export const callTimeoutMs = 30_000;
export const checkCooldownMs = 60_000;
export const draftDebounceMs = 1000;
export const draftKeptMs = 2_592_000_000;
export const draftMaxBytes = 262_144;
export const cookieValueMaxBytes = 3800;
