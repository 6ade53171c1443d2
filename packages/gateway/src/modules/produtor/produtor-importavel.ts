import type { DadosProdutor } from '@balcao/contracts';
import { hojeEm, normalizeDocumento, normalizeProdutor, parseBps, validateProdutor } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import {
  type CampoImportavel,
  campoImportavel,
  chosenOf,
  type Importavel,
  partOf,
  type RecusaDeCampo,
  textoOf,
  withJudged,
} from '../importacao/index.ts';
import { copy } from './produtor.copy.ts';
import type { ProdutorRepository } from './produtor.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('nome', 'Nome', 'nome produtor nomedoprodutor razaosocial', true),
  campoImportavel('documento', 'CPF ou CNPJ', 'documento cpfcnpj cpfoucnpj cpf cnpj', true),
  campoImportavel('tipo', 'Tipo', 'tipo tipodeprodutor'),
  campoImportavel('susep', 'Registro na SUSEP', 'registrosusep susep registronasusep codigosusep'),
  campoImportavel('email', 'E-mail', 'email correioeletronico'),
  campoImportavel('telefone', 'Telefone', 'telefone celular fone'),
  campoImportavel('regime', 'Regime tributário', 'regime regimetributario'),
  campoImportavel('banco', 'Banco', 'banco numerodobanco'),
  campoImportavel('agencia', 'Agência', 'agencia'),
  campoImportavel('conta', 'Conta', 'conta contacorrente numerodaconta'),
  campoImportavel('pixTipo', 'Tipo da chave Pix', 'tipodachavepix tipopix pixtipo'),
  campoImportavel('pixChave', 'Chave Pix', 'chavepix pix pixchave'),
  campoImportavel('repasse', 'Repasse (% da comissão bruta)', 'repasse percentualderepasse comissao'),
];

/** The column of a file for each field of the record: errors are shown at the column. */
const COLUNA_DE: Readonly<Record<string, string>> = {
  'conta.banco': 'banco',
  'conta.agencia': 'agencia',
  'conta.conta': 'conta',
  'pix.chave': 'pixChave',
  'repasses.0.pctBps': 'repasse',
};

/** Producers by a file: those whose document is new come in. */
export function createProdutorImportavel(produtores: ProdutorRepository, agora: () => Date): Importavel<DadosProdutor> {
  function read(linha: Readonly<Record<string, string>>): { dados: DadosProdutor } | { recusas: RecusaDeCampo[] } {
    const cell = (nome: string): string => linha[nome] ?? '';
    const recusas: RecusaDeCampo[] = [];
    const choose = <V extends string>(nome: string, nomes: Readonly<Record<V, string>>): V | null =>
      chosenOf({ campo: nome, celula: cell(nome) }, nomes, (recusa) => recusas.push(recusa));
    const documento = normalizeDocumento(cell('documento'));
    const pessoa = documento.length > 11 ? 'PJ' : 'PF';
    const pctBps = cell('repasse') === '' ? null : parseBps(cell('repasse'));
    if (cell('repasse') !== '' && (pctBps === null || pctBps < 1 || pctBps > 10_000))
      recusas.push({ campo: 'repasse', mensagem: 'Informe uma porcentagem de 0,01 a 100.' });
    const pixTipo = choose('pixTipo', copy.tipoPix);
    if (cell('pixChave') !== '' && pixTipo === null && cell('pixTipo') === '')
      recusas.push({ campo: 'pixTipo', mensagem: 'Diga o tipo da chave Pix.' });
    if (cell('nome').length > 120) recusas.push({ campo: 'nome', mensagem: 'Use no máximo 120 caracteres.' });
    const hasConta = ['banco', 'agencia', 'conta'].some((nome) => cell(nome) !== '');
    const dados: DadosProdutor = {
      tipo: choose('tipo', copy.tipo) ?? 'EXTERNO',
      pessoa,
      nome: cell('nome'),
      documento,
      susep: textoOf(cell('susep')),
      email: textoOf(cell('email')),
      telefone: textoOf(cell('telefone')),
      regime: choose('regime', copy.regime),
      retencoes: { isPelaTabela: pessoa === 'PF', irBps: 0, issBps: 0, inssBps: 0 },
      conta: hasConta
        ? {
            banco: cell('banco').padStart(cell('banco') === '' ? 0 : 3, '0'),
            agencia: cell('agencia'),
            conta: cell('conta'),
            tipo: 'CORRENTE',
          }
        : null,
      pix: pixTipo && { tipo: pixTipo, chave: cell('pixChave') },
      repasses:
        pctBps === null
          ? []
          : [
              {
                alcance: 'VENDAS',
                apoliceId: null,
                ramo: null,
                seguradora: null,
                negocio: null,
                base: 'COMISSAO_BRUTA',
                pctBps,
                momento: 'RECEBIMENTO',
                desde: hojeEm(agora()),
                ate: null,
              },
            ],
      supervisorId: null,
      usuarioId: null,
    };
    const all = withJudged(recusas, validateProdutor(dados).map(partOf(COLUNA_DE)));
    return all.length > 0 ? { recusas: all } : { dados: normalizeProdutor(dados) };
  }

  return {
    cadastro: 'PRODUTOR',
    campos,
    reader: async () => ({ read }),
    chave: { campo: 'documento', of: ({ documento }) => documento },
    listTomadas: (tx, chaves) => produtores.listTomados(tx, chaves),
    insert: (tx, contexto, dados) =>
      produtores.insertMany(
        tx,
        contexto,
        dados.map((produtor) => ({ ...produtor, id: uuidv7() })),
      ),
  };
}
