import type { CampoLido, CoberturaLida, LeituraDeCampos, NomeCampoLido, ParcelaLida } from '@balcao/contracts';
import { checkLeitura } from './check-leitura.ts';
import { colunas } from './layouts/colunas.ts';
import { ficha } from './layouts/ficha.ts';
import { labelsOf, type Layout, type LinhaCobertura, type LinhaParcela, type Regra } from './layouts/layout.ts';
import { quadros } from './layouts/quadros.ts';
import { type Leitura, mergeLeituras } from './merge-leituras.ts';
import { readByLabels } from './read-by-labels.ts';
import { type DocumentoLido, findLabel, prepareDocumento, valueAtRight, valueBelow } from './locate.ts';
import type { Leitor } from './parse-valor.ts';
import { type Pagina, plain, type Trecho } from './trecho.ts';

/** An insurer a document may be of. */
export interface SeguradoraConhecida {
  readonly slug: string;
  readonly nome: string;
}

interface Pedido {
  readonly paginas: readonly Pagina[];
  readonly seguradoras: readonly SeguradoraConhecida[];
  readonly isDigitalizado?: boolean;
}

const LAYOUTS: readonly Layout[] = [ficha, colunas, quadros];
/** How many of the labels a family is known by must be there. */
const QUASE_TODOS = 0.8;
const CONFIANCA = 98;
/** Below this the recogniser may have taken one letter for another. */
const CERTEZA_MIN = 80;

const nada: CampoLido = { valor: null, confianca: 0, pagina: null, caixa: null };

const round = (ponto: number): number => Math.round(ponto * 10) / 10;

/** What a stretch says as a field, at the place it stands. */
export function fieldOf(trecho: Trecho | null, read: Leitor, confianca = CONFIANCA): CampoLido {
  if (!trecho) return nada;
  const { pagina, x, y, w, h, certeza } = trecho;
  const valor = certeza < CERTEZA_MIN ? null : read(trecho.texto);
  return {
    valor,
    confianca: valor === null ? 0 : Math.min(confianca, certeza),
    pagina,
    caixa: [round(x), round(y), round(w), round(h)],
  };
}

/** The one value a rule finds; two that differ are none. */
function applyRule(doc: DocumentoLido, { rotulo, onde, read, secao }: Regra): CampoLido {
  const inicio = secao === undefined ? -1 : doc.faixas.findIndex((faixa) => faixa.some(({ texto }) => plain(texto) === plain(secao)));
  if (secao !== undefined && inicio < 0) return nada;
  const find = onde === 'DIREITA' ? valueAtRight : valueBelow;
  const valores = findLabel(doc, rotulo)
    .filter(({ faixa }) => faixa > inicio)
    .flatMap((achado) => find(doc, achado) ?? []);
  const [primeiro] = valores;
  if (!primeiro || valores.some(({ texto }) => texto !== primeiro.texto)) return nada;
  return fieldOf(primeiro, read);
}

/** The family a document is of, and whether it is a boleto; null when no family has nearly all of its labels here, or two have. */
function recognise(paginas: readonly Pagina[]): { layout: Layout; doc: DocumentoLido; isBoleto: boolean } | null {
  const servem = LAYOUTS.flatMap((layout) =>
    ([false, true] as const).flatMap((isBoleto) => {
      const doc = prepareDocumento(paginas, labelsOf(layout, isBoleto));
      const sinais = isBoleto ? layout.sinais.boleto : layout.sinais.contrato;
      const achados = sinais.filter((rotulo) => findLabel(doc, rotulo).length > 0).length;
      return achados / sinais.length >= QUASE_TODOS ? [{ layout, doc, isBoleto }] : [];
    }),
  );
  return servem.length === 1 ? (servem[0] ?? null) : null;
}

function typeOf({ faixas }: DocumentoLido, { titulos }: Layout): CampoLido {
  for (const faixa of faixas.slice(0, 5))
    for (const trecho of faixa) {
      const tipo = titulos.find(([titulo]) => plain(titulo) === plain(trecho.texto))?.[1];
      if (tipo) return fieldOf(trecho, () => tipo);
    }
  return nada;
}

const coverOf = ({ centavos }: Layout, { nome, lmi, premio, franquia }: LinhaCobertura): CoberturaLida => ({
  nome: fieldOf(nome, (texto) => texto.trim() || null),
  lmi: fieldOf(lmi, centavos),
  premio: fieldOf(premio, centavos),
  franquia: fieldOf(franquia, centavos),
});

const instalmentOf = ({ centavos, dia }: Layout, { numero, vencimento, valor }: LinhaParcela): ParcelaLida => ({
  numero: fieldOf(numero, (texto) => (/^\d{1,3}$/.test(texto.trim()) ? Number(texto) : null)),
  vencimento: fieldOf(vencimento, dia),
  valor: fieldOf(valor, centavos),
});

/** Who issued it: one of the insurers that are known, by its whole name. */
function insurerOf(trecho: Trecho | null, seguradoras: readonly SeguradoraConhecida[]): CampoLido {
  return fieldOf(trecho, (texto) => seguradoras.find(({ nome }) => plain(nome) === plain(texto))?.slug ?? null);
}

function readPages(paginas: readonly Pagina[], { seguradoras, isDigitalizado = false }: Omit<Pedido, 'paginas'>): Leitura {
  const base = { isDigitalizado, paginas: paginas.length };
  const avisos: LeituraDeCampos['avisos'] = isDigitalizado ? ['PAGINA_DIGITALIZADA'] : [];
  const vazia = { campos: {}, coberturas: [], parcelas: [] };
  if (paginas.every(({ trechos }) => trechos.length === 0))
    return { bruta: vazia, conferida: { ...base, ...vazia, layout: 'DESCONHECIDO', avisos: [...avisos, 'SEM_TEXTO'] } };
  const conhecido = recognise(paginas);
  if (!conhecido) {
    const bruta = { ...vazia, campos: readByLabels(paginas) };
    const { campos, ...resto } = checkLeitura({ ...bruta, avisos });
    const conferida = { ...base, ...resto, campos: capConfidence(campos), avisos: [...resto.avisos, 'LAYOUT_DESCONHECIDO' as const] };
    return { bruta, conferida: { ...conferida, layout: 'DESCONHECIDO' } };
  }
  const { layout, doc, isBoleto } = conhecido;
  const regras = isBoleto ? layout.boleto : layout.contrato;
  const bruta = {
    campos: {
      tipo: typeOf(doc, layout),
      seguradora: insurerOf(layout.seguradora(doc), seguradoras),
      ...Object.fromEntries(regras.map((regra) => [regra.campo, applyRule(doc, regra)])),
    },
    coberturas: isBoleto ? [] : layout.coberturas(doc).map((linha) => coverOf(layout, linha)),
    parcelas: isBoleto ? [] : layout.parcelas(doc).map((linha) => instalmentOf(layout, linha)),
  };
  return { bruta, conferida: { ...base, layout: layout.nome, ...checkLeitura({ ...bruta, avisos }) } };
}

/**
 * Reads a document from where its text stands: a known family by its own rules, any other by common labels and with little confidence. A
 * field that does not pass its check has no value.
 */
export const readDocumento = ({ paginas, ...resto }: Pedido): LeituraDeCampos => readPages(paginas, resto).conferida;

/**
 * Reads a document of pictures from two recognitions of them: what both say is taken, and what one says alone only where the document itself
 * proves it right.
 */
export function readDigitalizado(um: Pedido, outro: Pedido): LeituraDeCampos {
  const [a, b] = [um, outro].map(({ paginas, seguradoras }) => readPages(paginas, { seguradoras, isDigitalizado: true })) as [
    Leitura,
    Leitura,
  ];
  return mergeLeituras(a, b);
}

/** Of an unknown layout nothing is taken without a look, however well it adds up. */
const CONFIANCA_MAX = 40;
const capConfidence = (campos: LeituraDeCampos['campos']): LeituraDeCampos['campos'] =>
  Object.fromEntries(
    Object.entries(campos).map(([nome, campo]) => [
      nome as NomeCampoLido,
      { ...campo, confianca: Math.min(campo.confianca, CONFIANCA_MAX) },
    ]),
  );
