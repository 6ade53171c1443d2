import type { DadosCorretora, RegimeProdutor, TipoChavePix } from '@balcao/contracts';
import { normalizeCorretora, rotulosDaChavePix, rotulosDoRegime, validateCorretora } from '@balcao/domain';
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
  withJudged,
} from '../importacao/index.ts';
import { copy } from './corretora.copy.ts';
import type { CorretoraRepository } from './corretora.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('fantasia', 'Nome fantasia', 'nome nomefantasia fantasia corretora', true),
  campoImportavel('cnpj', 'CNPJ', 'cnpj documento', true),
  campoImportavel('razaoSocial', 'Razão social', 'razaosocial'),
  campoImportavel('susep', 'Registro na SUSEP', 'registrosusep susep registronasusep codigosusep'),
  campoImportavel('inscricaoMunicipal', 'Inscrição municipal', 'inscricaomunicipal'),
  campoImportavel('regime', 'Regime tributário', 'regime regimetributario'),
  campoImportavel('emailIntranet', 'E-mail', 'email correioeletronico'),
  campoImportavel('telefone', 'Telefone', 'telefone celular fone'),
  campoImportavel('site', 'Site', 'site pagina'),
  campoImportavel('cep', 'CEP', 'cep'),
  campoImportavel('logradouro', 'Logradouro', 'logradouro endereco rua'),
  campoImportavel('numero', 'Número', 'numero'),
  campoImportavel('complemento', 'Complemento', 'complemento'),
  campoImportavel('bairro', 'Bairro', 'bairro'),
  campoImportavel('cidade', 'Cidade', 'cidade municipio'),
  campoImportavel('uf', 'Estado', 'uf estado'),
  campoImportavel('banco', 'Banco', 'banco numerodobanco'),
  campoImportavel('agencia', 'Agência', 'agencia'),
  campoImportavel('conta', 'Conta', 'conta contacorrente numerodaconta'),
  campoImportavel('pixTipo', 'Tipo da chave Pix', 'tipodachavepix tipopix pixtipo'),
  campoImportavel('pixChave', 'Chave Pix', 'chavepix pix pixchave'),
];
const DO_ENDERECO = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;
const DA_CONTA = ['banco', 'agencia', 'conta'] as const;
/** The column of a file for each field of the record: errors are shown at the column. */
const COLUNA_DE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DO_ENDERECO.map((nome) => [`enderecos.0.${nome}`, nome])),
  ...Object.fromEntries(DA_CONTA.map((nome) => [`contas.0.${nome}`, nome])),
  'contas.0.pix.chave': 'pixChave',
};
const LIMITES = {
  fantasia: 120,
  razaoSocial: 120,
  inscricaoMunicipal: 30,
  logradouro: 120,
  numero: 20,
  complemento: 60,
  bairro: 80,
  cidade: 80,
};

const read: LeitorDeLinha<DadosCorretora> = (linha) => {
  const cell = (nome: string): string => linha[nome] ?? '';
  const recusas: RecusaDeCampo[] = Object.entries(LIMITES)
    .filter(([nome, max]) => cell(nome).length > max)
    .map(([campo, max]) => ({ campo, mensagem: copy.longo(max) }));
  const choose = <V extends string>(nome: string, nomes: Readonly<Record<V, string>>): V | null =>
    chosenOf({ campo: nome, celula: cell(nome) }, nomes, (recusa) => recusas.push(recusa));
  const regime = choose<RegimeProdutor>('regime', rotulosDoRegime);
  const pixTipo = choose<TipoChavePix>('pixTipo', rotulosDaChavePix);
  if (cell('pixChave') !== '' && cell('pixTipo') === '') recusas.push({ campo: 'pixTipo', mensagem: copy.tipoPix });
  const has = (nomes: readonly string[]): boolean => nomes.some((nome) => cell(nome) !== '');
  const [cep, logradouro, numero, , bairro, cidade, uf] = DO_ENDERECO.map(cell) as [string, string, string, string, string, string, string];
  const dados: DadosCorretora = {
    fantasia: cell('fantasia'),
    razaoSocial: cell('razaoSocial') || cell('fantasia'),
    cnpj: cell('cnpj'),
    susep: textoOf(cell('susep')),
    inscricaoMunicipal: textoOf(cell('inscricaoMunicipal')),
    emailIntranet: textoOf(cell('emailIntranet')),
    telefone: textoOf(cell('telefone')),
    site: textoOf(cell('site')),
    responsavel: null,
    regime: regime ?? 'SIMPLES',
    aliquotas: [],
    enderecos: has(DO_ENDERECO)
      ? [{ tipo: 'SEDE', cep, logradouro, numero, complemento: textoOf(cell('complemento')), bairro, cidade, uf: uf.toUpperCase() }]
      : [],
    contas: has([...DA_CONTA, 'pixChave'])
      ? [
          {
            banco: cell('banco').padStart(cell('banco') === '' ? 0 : 3, '0'),
            agencia: cell('agencia'),
            conta: cell('conta'),
            tipo: 'CORRENTE',
            pix: pixTipo && { tipo: pixTipo, chave: cell('pixChave') },
          },
        ]
      : [],
    logo: null,
    principal: false,
  };
  const all = withJudged(recusas, validateCorretora(dados).map(partOf(COLUNA_DE)));
  return all.length > 0 ? { recusas: all } : { dados: normalizeCorretora(dados) };
};

/** Brokerages by a file: those whose CNPJ is new come in, none of them the standard one, for whoever sees every brokerage. */
export const createCorretoraImportavel = (corretoras: CorretoraRepository): Importavel<DadosCorretora> => ({
  cadastro: 'CORRETORA',
  campos,
  reader: async (tx) => ({ read, ...(!(await corretoras.isTodas(tx)) && { vagas: { restam: 0, mensagem: copy.limitada } }) }),
  chave: { campo: 'cnpj', of: ({ cnpj }) => cnpj },
  listTomadas: (tx, cnpjs) => corretoras.listTomados(tx, cnpjs),
  insert: async (tx, contexto, dados) => {
    let written = 0;
    await corretoras.lockAll(tx);
    for (const corretora of dados) if (await corretoras.insert(tx, contexto, uuidv7(), corretora)) written += 1;
    return written;
  },
});
