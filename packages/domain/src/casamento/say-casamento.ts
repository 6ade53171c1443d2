import type { CampoDoCasamento, Casamento, MetodoDeCasamento } from './casamento.ts';

/** By what a line was matched, as who confers statements calls it. */
export const rotulosDoMetodo: Readonly<Record<MetodoDeCasamento, string>> = {
  APOLICE_ENDOSSO_PARCELA: 'Apólice, endosso e parcela',
  APOLICE_VALOR: 'Apólice e valor',
  NUMERO_PROPOSTA: 'Número da proposta',
  DOCUMENTO_PREMIO: 'CPF ou CNPJ e prêmio',
};

/** Fields that are compared. */
export const rotulosDoCasamento: Readonly<Record<CampoDoCasamento, string>> = {
  apolice: 'apólice',
  endosso: 'endosso',
  parcela: 'parcela',
  proposta: 'proposta',
  documento: 'CPF ou CNPJ',
  premio: 'prêmio',
  valor: 'valor',
};

const lista = (partes: readonly string[]): string =>
  partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`;

/**
 * Why a line was matched, in sentences: by what, what agrees, what does not, and whether others would do as well.
 *
 * @example sayCasamento(casamento)[0] // 'Casada por apólice e valor (0,95).'
 */
export function sayCasamento({ metodo, score, concordam, divergem, alternativas, linhaQueTomou }: Casamento): string[] {
  if (metodo === null)
    return [
      linhaQueTomou === null
        ? 'Nenhuma comissão esperada corresponde a esta linha.'
        : `A comissão desta parcela já foi casada com a linha ${linhaQueTomou + 1}.`,
    ];
  const pontos = `${Math.floor(score / 100)},${String(score % 100).padStart(2, '0')}`;
  const nome = rotulosDoMetodo[metodo];
  return [
    `Casada por ${nome.startsWith('CPF') ? nome : nome.charAt(0).toLowerCase() + nome.slice(1)} (${pontos}).`,
    ...(concordam.length > 0 ? [`Conferem: ${lista(concordam.map((campo) => rotulosDoCasamento[campo]))}.`] : []),
    ...divergem.map(
      ({ campo, daLinha, daComissao }) => `Difere: ${rotulosDoCasamento[campo]} ${daLinha} no extrato, ${daComissao} no esperado.`,
    ),
    ...(alternativas.length > 0
      ? [
          alternativas.length === 1
            ? 'Outra comissão serviria igualmente.'
            : `Outras ${alternativas.length} comissões serviriam igualmente.`,
        ]
      : []),
  ];
}
