import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the device asked for a finger, a face or a PIN. @default true */
  isVerified?: boolean;
}

/** A passkey in software, as a device would keep it: makes and uses one key for one site. */
export function createSoftwareAuthenticator(site = { origin: 'http://localhost:3000', rpId: 'localhost' }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  function authenticatorData(rpId: string, flags: number): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  function parts(type: string, { challenge, origin = site.origin }: Ceremony) {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return { clientData, clientDataJSON: clientData.toString('base64url') };
  }

  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** The answer to the options of `POST /api/auth/passkeys`. */
    register(ceremony: Ceremony) {
      const { rpId = site.rpId, isVerified = true } = ceremony;
      const flags = present | attested | (isVerified ? verified : 0);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = Buffer.concat([authenticatorData(rpId, flags), credential]);
      // {fmt: 'none', attStmt: {}, authData} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      const { clientDataJSON } = parts('webauthn.create', ceremony);
      const attestationObject = attestation.toString('base64url');
      return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    /** The answer to the options of a login. */
    use(ceremony: Ceremony) {
      const { rpId = site.rpId, isVerified = true } = ceremony;
      const data = authenticatorData(rpId, present | (isVerified ? verified : 0));
      const { clientData, clientDataJSON } = parts('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
