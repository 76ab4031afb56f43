import { days, minutes, seconds } from './durations.ts';

// The constants of the specification, section 9.
export const expiryDays = 7;
export const rememberExpiryDays = 30;
export const refreshEveryMs = minutes(15);
export const idleWarningMs = minutes(29);
export const warningMs = seconds(60);
export const checkEveryMs = seconds(60);
export const toastMs = seconds(5);

// One check of slack beyond warning and countdown, so that timer jitter never skips the warning (R10).
export const idleEndMs = idleWarningMs + warningMs + checkEveryMs;

export const clockStepMs = minutes(5);
export const activityThrottleMs = seconds(1);
export const activityShareMs = seconds(10);
export const scrollIntentMs = seconds(2);
export const pointerGraceMs = seconds(1);
export const refreshOnceMs = seconds(1);
export const returnPathMs = minutes(10);
export const meTimeoutMs = seconds(5);
export const callTimeoutMs = seconds(30);
export const checkCooldownMs = seconds(60);
export const checkRetryDelaysMs = [300, 900];
export const draftDebounceMs = seconds(1);
export const draftKeptMs = days(30);
export const draftMaxBytes = 256 * 1024;
export const cookieValueMaxBytes = 3800;
