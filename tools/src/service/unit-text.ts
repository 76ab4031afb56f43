/** First line of every unit that this command writes; others are left alone. */
export const mark = '# Written by `npm run service -- install`.';

/** What a unit of systemd is made from. Paths are absolute. */
export interface UnitFacts {
  folder: string;
  node: string;
  dataDir: string;
  /** File with the settings; none: the defaults. */
  envFile?: string;
  /** Account of a service of the whole machine; none: a service of the account that installs it. */
  account?: { user: string; group: string };
}

/** The unit that runs `npm start` from boot on. Source: `man systemd.exec`, `man systemd.service`. */
export function unitText({ folder, node, dataDir, envFile, account }: UnitFacts): string {
  return lines(
    mark,
    '[Unit]',
    'Description=Studio site, console and API',
    account && 'Wants=network-online.target',
    account && 'After=network-online.target',
    '',
    '[Service]',
    account && `User=${account.user}`,
    account && `Group=${account.group}`,
    `WorkingDirectory=${escaped(folder)}`,
    envFile && `EnvironmentFile=${escaped(envFile)}`,
    `ExecStart=${quoted(node)} tools/run.mjs start`,
    '# The supervisor alone gets the signal; it ends its servers one after the other, each within 13 seconds.',
    'KillMode=mixed',
    'TimeoutStopSec=45',
    'Restart=on-failure',
    'RestartSec=5',
    'UMask=0027',
    'NoNewPrivileges=true',
    ...(account ? restrictions(folder, dataDir) : []),
    '',
    '[Install]',
    `WantedBy=${account ? 'multi-user' : 'default'}.target`,
    '',
  );
}

/** The program is only read; a service of an account cannot be held to this without root. */
function restrictions(folder: string, dataDir: string): string[] {
  const isInHome = [folder, dataDir].some((place) => /^\/(home|root|run\/user)\//.test(place));
  return [
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    `ReadWritePaths=${quoted(dataDir)}`,
    'PrivateTmp=true',
    'PrivateDevices=true',
    `ProtectHome=${isInHome ? 'read-only' : 'true'}`,
    'ProtectKernelTunables=true',
    'ProtectKernelModules=true',
    'ProtectKernelLogs=true',
    'ProtectControlGroups=true',
    'ProtectClock=true',
    'ProtectHostname=true',
    'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6',
    'RestrictNamespaces=true',
    'RestrictSUIDSGID=true',
    'RestrictRealtime=true',
    'LockPersonality=true',
    'SystemCallArchitectures=native',
  ];
}

/** `%` starts a specifier of systemd. */
function escaped(value: string): string {
  return value.replaceAll('%', '%%');
}

/** A word of a list, in quotes where it needs them. */
function quoted(value: string): string {
  const word = escaped(value);
  return /^[\w/.%@:+-]+$/.test(word) ? word : `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function lines(...all: (string | undefined | false)[]): string {
  return all.filter((line) => line !== undefined && line !== false).join('\n');
}
