import { createHmac } from 'node:crypto';
import { signSuporte } from './suporte-token.ts';

const em = new Date('2026-11-20T12:00:00Z');
const carga = { jti: 'j', usuarioId: 'u', assinaturaId: 'a', segfyerId: null, em, expiraEm: new Date('2026-11-20T12:05:00Z') };
const chave = Buffer.alloc(32, 7);

it('is a JWT that whoever has the key can check, and names nobody but by id', () => {
  const [head = '', body = '', signature = ''] = signSuporte(carga, chave).split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(read(body)).toEqual({
    iss: 'balcao',
    aud: 'suporte',
    jti: 'j',
    sub: 'u',
    assinatura: 'a',
    iat: 1_795_176_000,
    exp: 1_795_176_300,
  });
  expect(signature).toBe(createHmac('sha256', chave).update(`${head}.${body}`).digest('base64url'));
});

it('says when a support person asks', () => {
  const [, body = ''] = signSuporte({ ...carga, segfyerId: 's' }, chave).split('.');
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ segfyer: 's' });
});
