import type { CondicaoSeguradora, DadosSeguradora, Linha, OpcoesSeguradora, PoliticaComissao } from '@balcao/contracts';
import { foldTexto, normalizeDocumento, normalizeSeguradora, parseBps, rotulosDaPolitica, validateSeguradora } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import {
  type CampoImportavel,
  campoImportavel,
  chosenOf,
  type Importavel,
  type LeitorDeLinha,
  partOf,
  type RecusaDeCampo,
  textoOf,
} from '../importacao/index.ts';
import { copy } from './seguradora.copy.ts';
import type { SeguradoraRepository } from './seguradora.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('seguradora', 'Seguradora', 'seguradora nome nomedaseguradora', true),
  campoImportavel('corretora', 'Corretora', 'corretora nomedacorretora'),
  campoImportavel('codigoCorretor', 'Código do corretor', 'codigodocorretor codigocorretor codigo'),
  campoImportavel('politicaComissao', 'Pagamento da comissão', 'pagamentodacomissao politica politicadecomissao'),
  campoImportavel('padraoBps', 'Comissão padrão', 'comissaopadrao comissao menorcomissaopadrao'),
  campoImportavel('minBps', 'Comissão mínima', 'comissaominima minima'),
  campoImportavel('maxBps', 'Comissão máxima', 'comissaomaxima maxima'),
  campoImportavel('descontoMaxBps', 'Desconto máximo', 'descontomaximo desconto'),
  campoImportavel('telefoneSinistro', 'Telefone de sinistro', 'telefonedesinistro sinistro'),
  campoImportavel('telefoneAssistencia', 'Telefone de assistência', 'telefonedeassistencia assistencia'),
];
type Taxa = keyof Omit<CondicaoSeguradora, 'linha' | 'ramo'>;
const TAXAS: readonly Taxa[] = ['padraoBps', 'minBps', 'maxBps', 'descontoMaxBps'];
/** The ranges of the market, where the file says nothing. */
const DO_MERCADO = { padraoBps: 2_000, minBps: 1_000, maxBps: 2_500, descontoMaxBps: null };
/** The column of a file for each field of the record: errors are shown at the column. */
const COLUNA_DE: Readonly<Record<string, string>> = Object.fromEntries(TAXAS.map((taxa) => [`condicoes.0.${taxa}`, taxa]));

interface Conhecidas {
  readonly opcoes: OpcoesSeguradora;
  /** CNPJ of each brokerage the caller sees. */
  readonly cnpjs: ReadonlyMap<string, string>;
}

/** Reads a line: what is agreed in it holds for each line the insurer takes. */
function readerWith({ opcoes, cnpjs }: Conhecidas): LeitorDeLinha<DadosSeguradora> {
  const seguradoras = new Map(opcoes.seguradoras.flatMap((um) => [um.slug, um.nome].map((nome) => [foldTexto(nome), um] as const)));
  const corretoras = new Map(opcoes.corretoras.map((um) => [foldTexto(um.nome), um.id]));
  const padrao = (opcoes.corretoras.find(({ principal }) => principal) ?? opcoes.corretoras[0])?.id;
  const corretoraOf = (celula: string): string | undefined =>
    celula === '' ? padrao : (corretoras.get(foldTexto(celula)) ?? cnpjs.get(normalizeDocumento(celula)));
  return (linha) => {
    const cell = (nome: string): string => linha[nome] ?? '';
    const recusas: RecusaDeCampo[] = [];
    const refuse = (recusa: RecusaDeCampo) => recusas.push(recusa);
    const seguradora = seguradoras.get(foldTexto(cell('seguradora')));
    if (!seguradora)
      refuse({ campo: 'seguradora', mensagem: cell('seguradora') === '' ? copy.semSeguradora : copy.seguradoraDesconhecida });
    const corretoraId = corretoraOf(cell('corretora'));
    if (!corretoraId) refuse({ campo: 'corretora', mensagem: copy.corretoraDesconhecida });
    if (cell('codigoCorretor').length > 30) refuse({ campo: 'codigoCorretor', mensagem: copy.codigoLongo });
    const politica = chosenOf<PoliticaComissao>({ campo: 'politicaComissao', celula: cell('politicaComissao') }, rotulosDaPolitica, refuse);
    const taxas = Object.fromEntries(
      TAXAS.map((taxa) => {
        const bps = cell(taxa) === '' ? DO_MERCADO[taxa] : parseBps(cell(taxa));
        if (cell(taxa) !== '' && (bps === null || bps > 10_000)) refuse({ campo: taxa, mensagem: copy.porcentagem });
        return [taxa, bps];
      }),
    ) as typeof DO_MERCADO;
    if (!seguradora || !corretoraId || recusas.length > 0) return { recusas };
    const condicaoDe = (daLinha: Linha): CondicaoSeguradora => ({ linha: daLinha, ramo: null, ...taxas });
    const dados: DadosSeguradora = {
      seguradora: seguradora.slug,
      corretoraId,
      codigoCorretor: cell('codigoCorretor'),
      politicaComissao: politica ?? 'PARCELADA',
      condicoes: seguradora.linhas.map(condicaoDe),
      regrasEstorno: [],
      telefoneSinistro: textoOf(cell('telefoneSinistro')),
      telefoneAssistencia: textoOf(cell('telefoneAssistencia')),
    };
    // what is wrong with one line is wrong with each: it is said once
    const judged = validateSeguradora({ ...dados, condicoes: dados.condicoes.slice(0, 1) }, { linhas: null, ramos: null });
    return judged.length > 0 ? { recusas: judged.map(partOf(COLUNA_DE)) } : { dados: normalizeSeguradora(dados) };
  };
}

const chaveOf = ({ seguradora, corretoraId }: Pick<DadosSeguradora, 'seguradora' | 'corretoraId'>): string =>
  `${corretoraId} ${seguradora}`;

/** Insurers of brokerages by a file: those that a brokerage does not work with yet come in. */
export const createSeguradoraImportavel = (seguradoras: SeguradoraRepository): Importavel<DadosSeguradora> => ({
  cadastro: 'SEGURADORA',
  campos,
  reader: async (tx) => ({ read: readerWith({ opcoes: await seguradoras.readOpcoes(tx), cnpjs: await seguradoras.mapCnpjs(tx) }) }),
  chave: { campo: 'seguradora', of: chaveOf },
  listTomadas: async (tx, chaves) => new Set((await seguradoras.listTomadas(tx, chaves)).map(chaveOf)),
  insert: async (tx, contexto, dados) => {
    let written = 0;
    for (const seguradora of dados) {
      const isHeld = await seguradoras.holdCorretora(tx, seguradora.corretoraId);
      if (isHeld && (await seguradoras.insert(tx, contexto, uuidv7(), seguradora))) written += 1;
    }
    return written;
  },
});
