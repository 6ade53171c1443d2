import type { CampoLido, LeituraDeCampos, NomeCampoLido } from '@balcao/contracts';
import { findLabel, prepareDocumento, valueAtRight, valueBelow } from './locate.ts';
import { copiaECola, linhaDigitavel } from './parse-pagamento.ts';
import * as leitores from './parse-valor.ts';
import type { Pagina, Trecho } from './trecho.ts';

/** The first of several ways to write the same that reads a text whole. */
const anyOf =
  (...maneiras: readonly leitores.Leitor[]): leitores.Leitor =>
  (texto) => {
    for (const leitor of maneiras) {
      const valor = leitor(texto);
      if (valor !== null) return valor;
    }
    return null;
  };
const dia = anyOf(leitores.diaComBarras, leitores.diaComPontos, leitores.diaPorExtenso);
const valor = anyOf(leitores.valorComMilhar, leitores.valorComCifrao, leitores.valorSemMilhar);
const digitos: leitores.Leitor = (texto) => (/\d{4}/.test(texto) ? leitores.numero(texto) : null);

/** How a field is commonly called, and what its value must look like. Names and addresses look like anything: they are left out. */
const COMUNS: readonly (readonly [campo: NomeCampoLido, leitor: leitores.Leitor, rotulos: readonly string[]])[] = [
  ['numeroApolice', digitos, ['Apólice', 'Nº da Apólice', 'Número da Apólice', 'Apólice nº', 'Contrato nº']],
  ['numeroProposta', digitos, ['Proposta', 'Nº da Proposta', 'Número da Proposta', 'Proposta nº']],
  ['numeroEndosso', digitos, ['Endosso', 'Nº do Endosso', 'Número do Endosso', 'Endosso nº']],
  [
    'seguradoDocumento',
    leitores.documento,
    ['CPF / CNPJ', 'CPF', 'CNPJ', 'CPF/CNPJ do Segurado', 'CPF do Segurado', 'Documento do Segurado'],
  ],
  ['placa', leitores.placa, ['Placa', 'Placa do Veículo', 'Licença']],
  ['chassi', leitores.chassi, ['Chassi', 'Nº do Chassi', 'Número do Chassi', 'VIN']],
  ['vigIni', dia, ['Início de Vigência', 'Início da Vigência', 'Vigência Inicial', 'Vigência de']],
  ['vigFim', dia, ['Término de Vigência', 'Fim de Vigência', 'Fim da Vigência', 'Vigência Final', 'Vigência até']],
  ['emissao', dia, ['Data de Emissão', 'Emissão', 'Emitida em']],
  ['premioLiquido', valor, ['Prêmio Líquido', 'Prêmio Líquido (R$)', 'Prêmio Comercial']],
  ['iof', valor, ['IOF', 'I.O.F.', 'IOF (R$)', 'Valor do IOF']],
  ['premioTotal', valor, ['Prêmio Total', 'Prêmio Total (R$)', 'Total a Pagar', 'Valor Total']],
  ['bonus', leitores.bonus, ['Bônus', 'Classe de Bônus']],
  ['vencimento', dia, ['Vencimento', 'Data de Vencimento']],
  ['valor', valor, ['Valor do Documento', 'Valor a Pagar']],
  ['linhaDigitavel', linhaDigitavel, ['Linha Digitável']],
  ['copiaECola', copiaECola, ['Pix Copia e Cola']],
];
const CONFIANCA = 40;

/** The fields of a layout nobody knows: what stands beside or under a common label, if it looks like one and no other place says otherwise. */
export function readByLabels(paginas: readonly Pagina[]): LeituraDeCampos['campos'] {
  const doc = prepareDocumento(
    paginas,
    COMUNS.flatMap(([, , rotulos]) => rotulos),
  );
  const lidos = COMUNS.flatMap(([campo, leitor, rotulos]) => {
    const candidatos = rotulos
      .flatMap((rotulo) => findLabel(doc, rotulo))
      .flatMap((achado): (readonly [Trecho, string | number])[] => {
        const lugares = [valueAtRight(doc, achado), valueBelow(doc, achado)].flatMap((trecho) => trecho ?? []);
        return lugares.flatMap((trecho) => {
          const lido = trecho.certeza < 80 ? null : leitor(trecho.texto);
          return lido === null ? [] : [[trecho, lido] as const];
        });
      });
    const [primeiro] = candidatos;
    if (!primeiro || candidatos.some(([, lido]) => lido !== primeiro[1])) return [];
    const [{ pagina, x, y, w, h }, lido] = primeiro;
    const campo_: CampoLido = { valor: lido, confianca: CONFIANCA, pagina, caixa: [x, y, w, h] };
    return [[campo, campo_] as const];
  });
  return Object.fromEntries(lidos);
}
