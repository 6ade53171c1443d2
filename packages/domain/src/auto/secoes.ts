/** Sections of the auto form, in the order they are filled. */
export type SecaoAuto = 'segurado' | 'seguro' | 'veiculo' | 'perfil' | 'coberturas' | 'comercial';

/** Which fields each section of the form holds, as prefixes of `campo` on a segment boundary (domain design §3). */
export const camposDaSecao: Readonly<Record<SecaoAuto, readonly string[]>> = {
  segurado: ['risco.segurado'],
  seguro: ['risco.seguro', 'risco.renovacao'],
  veiculo: ['risco.veiculo', 'risco.proprietario'],
  perfil: ['risco.uso', 'risco.pernoite', 'risco.condutor'],
  coberturas: ['risco.coberturas', 'risco.observacoes'],
  comercial: ['comercial'],
};

/**
 * The section where a field is shown; null for a path of no section.
 *
 * @example secaoDoCampo('risco.renovacao.bonus') // 'seguro'
 */
export function secaoDoCampo(campo: string): SecaoAuto | null {
  const holds = (prefixos: readonly string[]) => prefixos.some((prefixo) => `${campo}.`.startsWith(`${prefixo}.`));
  return (Object.keys(camposDaSecao) as SecaoAuto[]).find((secao) => holds(camposDaSecao[secao])) ?? null;
}
