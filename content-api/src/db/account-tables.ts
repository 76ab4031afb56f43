import type { FlagColumn, JsonColumn, Stamped } from './columns.ts';

export interface UserTable extends Stamped {
  id: string;
  username: string;
  email: string;
  role: string;
  password_hash: string;
  is_disabled: FlagColumn;
  /** Rights; they count for the role `admin` only. */
  may: JsonColumn;
  /** Codes of the languages that content may be edited in; null for all of them. */
  languages: JsonColumn | null;
  /** Address of a picture; empty without one. */
  picture: string;
  /** The secret of the app that makes codes, in base32; empty without one. */
  totp_secret: string;
  /** A secret that is shown but not confirmed. */
  totp_pending: string;
  /** The last time step whose code was taken: no code is taken twice. */
  totp_step: number;
}

export interface SessionTable {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  absolute_expires_at: string;
  remember: FlagColumn;
  ip: string;
  user_agent: string;
}

/** An invitation, or a link that sets a new password. */
export interface AccountLinkTable {
  id: string;
  purpose: string;
  token_hash: string;
  /** Null for an invitation: there is no account yet. */
  user_id: string | null;
  email: string;
  may: JsonColumn;
  languages: JsonColumn | null;
  author: string;
  created_at: string;
  expires_at: string;
}

export interface RecoveryCodeTable {
  id: string;
  user_id: string;
  code_hash: string;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: JsonColumn;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A step of a login, or of adding a passkey, that waits for its answer. */
export interface LoginChallengeTable {
  id: string;
  token_hash: string;
  purpose: string;
  user_id: string | null;
  challenge: string;
  remember: FlagColumn;
  tries: number;
  expires_at: string;
}
