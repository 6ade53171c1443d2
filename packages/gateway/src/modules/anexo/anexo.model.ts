import type { TipoAnexo } from '@balcao/contracts';

const assinaturas: readonly (readonly [TipoAnexo, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What the first bytes say a file is; null for anything a case does not take. */
export const sniffTipo = (bytes: Buffer): TipoAnexo | null =>
  assinaturas.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0] ?? null;

const extensoes: Readonly<Record<TipoAnexo, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
};
const MAX_NOME = 120;

/** A name that is only a name: no folders, no control characters, and the extension of what it really is. */
export function safeNome(nome: string, tipo: TipoAnexo): string {
  const last = nome.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '').trim() || 'arquivo';
  const extensao = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' }[tipo];
  const stem = extensoes[tipo].test(plain) ? plain : `${plain}${extensao}`;
  return stem.length <= MAX_NOME ? stem : `${stem.slice(0, MAX_NOME - extensao.length)}${extensao}`;
}
