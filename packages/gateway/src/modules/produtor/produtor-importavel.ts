import { type DadosProdutor, Produtor, RegimeProdutor, TipoChavePix } from '@balcao/contracts';
import { foldTexto, hojeEm, normalizeDocumento, normalizeProdutor, parseBps, validateProdutor } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { CampoImportavel, Importavel, RecusaDeCampo } from '../importacao/index.ts';
import { copy } from './produtor.copy.ts';
import type { ProdutorRepository } from './produtor.repository.ts';

const campo = (nome: string, rotulo: string, titulos: string, obrigatorio = false): CampoImportavel => ({
  campo: nome,
  rotulo,
  obrigatorio,
  titulos: titulos.split(' '),
});

const campos: readonly CampoImportavel[] = [
  campo('nome', 'Nome', 'nome produtor nomedoprodutor razaosocial', true),
  campo('documento', 'CPF ou CNPJ', 'documento cpfcnpj cpfoucnpj cpf cnpj', true),
  campo('tipo', 'Tipo', 'tipo tipodeprodutor'),
  campo('susep', 'Registro na SUSEP', 'registrosusep susep registronasusep codigosusep'),
  campo('email', 'E-mail', 'email correioeletronico'),
  campo('telefone', 'Telefone', 'telefone celular fone'),
  campo('regime', 'Regime tributário', 'regime regimetributario'),
  campo('banco', 'Banco', 'banco numerodobanco'),
  campo('agencia', 'Agência', 'agencia'),
  campo('conta', 'Conta', 'conta contacorrente numerodaconta'),
  campo('pixTipo', 'Tipo da chave Pix', 'tipodachavepix tipopix pixtipo'),
  campo('pixChave', 'Chave Pix', 'chavepix pix pixchave'),
  campo('repasse', 'Repasse (% da comissão bruta)', 'repasse percentualderepasse comissao'),
];

const ESCOLHA = (palavras: readonly string[]): string => `Use uma destas: ${palavras.join(', ')}.`;

/** The choice a word stands for: by its name on screen, or as it is kept. */
function chosen<V extends string>(texto: string, opcoes: readonly V[], nomes: Readonly<Record<V, string>>): V | null {
  const typed = foldTexto(texto);
  return opcoes.find((opcao) => foldTexto(opcao) === typed || foldTexto(nomes[opcao]) === typed) ?? null;
}

const texto = (celula: string): string | null => (celula === '' ? null : celula);

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
    function choose<V extends string>(nome: string, opcoes: readonly V[], nomes: Readonly<Record<V, string>>): V | null {
      const typed = cell(nome);
      const found = typed === '' ? null : chosen(typed, opcoes, nomes);
      if (typed !== '' && found === null) recusas.push({ campo: nome, mensagem: ESCOLHA(opcoes.map((opcao) => nomes[opcao])) });
      return found;
    }
    const documento = normalizeDocumento(cell('documento'));
    const pessoa = documento.length > 11 ? 'PJ' : 'PF';
    const pctBps = cell('repasse') === '' ? null : parseBps(cell('repasse'));
    if (cell('repasse') !== '' && (pctBps === null || pctBps < 1 || pctBps > 10_000))
      recusas.push({ campo: 'repasse', mensagem: 'Informe uma porcentagem de 0,01 a 100.' });
    const pixTipo = choose('pixTipo', TipoChavePix.options, copy.tipoPix);
    if (cell('pixChave') !== '' && pixTipo === null && cell('pixTipo') === '')
      recusas.push({ campo: 'pixTipo', mensagem: 'Diga o tipo da chave Pix.' });
    if (cell('nome').length > 120) recusas.push({ campo: 'nome', mensagem: 'Use no máximo 120 caracteres.' });
    const hasConta = ['banco', 'agencia', 'conta'].some((nome) => cell(nome) !== '');
    const dados: DadosProdutor = {
      tipo: choose('tipo', Produtor.shape.tipo.options, copy.tipo) ?? 'EXTERNO',
      pessoa,
      nome: cell('nome'),
      documento,
      susep: texto(cell('susep')),
      email: texto(cell('email')),
      telefone: texto(cell('telefone')),
      regime: choose('regime', RegimeProdutor.options, copy.regime),
      retencoes: { irBps: 0, issBps: 0, inssBps: 0 },
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
    const known = new Set(recusas.map((recusa) => recusa.campo));
    const judged = validateProdutor(dados)
      .map(({ campo: path, mensagem }) => ({ campo: COLUNA_DE[path] ?? path, mensagem }))
      .filter(({ campo: nome }) => !known.has(nome));
    const all = [...recusas, ...judged];
    return all.length > 0 ? { recusas: all } : { dados: normalizeProdutor(dados) };
  }

  return {
    cadastro: 'PRODUTOR',
    campos,
    read,
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
