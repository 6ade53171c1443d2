import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [IV, TAG] = [12, 16];

/** AES-256-GCM: readable only with the key; a text that was changed or moved to another `dono` does not open. */
export function seal(chave: Buffer, claro: string, dono: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', chave, iv).setAAD(Buffer.from(dono));
  const fechado = Buffer.concat([cipher.update(claro, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), fechado]);
}

/** @throws Error when it was not sealed with this key for this `dono`. */
export function unseal(chave: Buffer, selado: Buffer, dono: string): string {
  const decipher = createDecipheriv('aes-256-gcm', chave, selado.subarray(0, IV), { authTagLength: TAG }).setAAD(Buffer.from(dono));
  decipher.setAuthTag(selado.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(selado.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
