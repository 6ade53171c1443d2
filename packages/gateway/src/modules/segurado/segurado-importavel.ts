import type { DadosSegurado, EstadoCivil, OpcoesSegurado, Sexo } from '@balcao/contracts';
import { foldTexto, hojeEm, isData, normalizeDocumento, normalizeSegurado, parseData, validateSegurado } from '@balcao/domain';
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
import { copy } from './segurado.copy.ts';
import type { ImportacaoSeguradoRepository } from './importacao-segurado.repository.ts';
import type { SeguradoRepository } from './segurado.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('documento', 'CPF ou CNPJ', 'documento cpfcnpj cpf cnpj cpfoucnpj', true),
  campoImportavel('nome', 'Nome', 'nome segurado cliente nomecompleto razaosocial', true),
  campoImportavel('nomeSocial', 'Nome social ou fantasia', 'nomesocial fantasia nomefantasia'),
  campoImportavel('nascimento', 'Nascimento ou abertura', 'nascimento datadenascimento datanascimento abertura datadeabertura'),
  campoImportavel('sexo', 'Sexo', 'sexo genero'),
  campoImportavel('estadoCivil', 'Estado civil', 'estadocivil'),
  campoImportavel('profissao', 'Profissão', 'profissao ocupacao'),
  campoImportavel('email', 'E-mail', 'email emailprincipal'),
  campoImportavel('celular', 'Celular', 'celular celularprincipal whatsapp telefonecelular'),
  campoImportavel('telefone', 'Telefone fixo', 'telefone telefonefixo fone'),
  campoImportavel('cep', 'CEP', 'cep'),
  campoImportavel('logradouro', 'Rua', 'rua logradouro endereco'),
  campoImportavel('numero', 'Número', 'numero'),
  campoImportavel('complemento', 'Complemento', 'complemento'),
  campoImportavel('bairro', 'Bairro', 'bairro'),
  campoImportavel('cidade', 'Cidade', 'cidade municipio'),
  campoImportavel('uf', 'Estado', 'estado uf'),
  campoImportavel('produtor', 'Produtor', 'produtor vendedor'),
  campoImportavel('grupo', 'Grupo', 'grupo familia'),
  campoImportavel('tags', 'Etiquetas', 'etiquetas tags marcadores'),
];
/** The column of a file for each field of the record: errors are shown at the column. */
const COLUNA_DE: Readonly<Record<string, string>> = {
  'contatos.0.valor': 'telefone',
  ...Object.fromEntries(['cep', 'uf'].map((campo) => [`enderecos.0.${campo}`, campo])),
};
const LIMITES: Readonly<Record<string, number>> = {
  nome: 120,
  nomeSocial: 120,
  profissao: 120,
  logradouro: 120,
  numero: 20,
  complemento: 60,
  bairro: 80,
  cidade: 80,
  grupo: 80,
};

/** A day as a person writes it, or as a workbook keeps it. */
const dataOf = (celula: string): string | null => (isData(celula) ? celula : parseData(celula));

/** Reads a line. A date is `DD/MM/AAAA` or `AAAA-MM-DD`; labels are parted by commas. */
function readerWith(produtores: OpcoesSegurado['produtores'], hoje: string): LeitorDeLinha<DadosSegurado> {
  const byNome = new Map(produtores.map(({ id, nome }) => [foldTexto(nome), id]));
  return (linha) => {
    const cell = (nome: string): string => linha[nome] ?? '';
    const recusas: RecusaDeCampo[] = [];
    const refuse = (recusa: RecusaDeCampo) => recusas.push(recusa);
    for (const [campo, limite] of Object.entries(LIMITES)) if (cell(campo).length > limite) refuse({ campo, mensagem: copy.longo(limite) });
    const documento = normalizeDocumento(cell('documento'));
    const nascimento = cell('nascimento') === '' ? null : dataOf(cell('nascimento'));
    if (cell('nascimento') !== '' && nascimento === null) refuse({ campo: 'nascimento', mensagem: copy.data });
    const produtorId = byNome.get(foldTexto(cell('produtor'))) ?? null;
    if (cell('produtor') !== '' && produtorId === null) refuse({ campo: 'produtor', mensagem: copy.produtorInativo });
    const telefone = textoOf(cell('telefone'));
    const grupo = textoOf(cell('grupo'));
    const pessoa = documento.length === 14 ? 'PJ' : 'PF';
    const dados: DadosSegurado = {
      pessoa,
      documento,
      nome: cell('nome'),
      nomeSocial: textoOf(cell('nomeSocial')),
      nascimento,
      sexo: chosenOf<Sexo>({ campo: 'sexo', celula: cell('sexo') }, copy.sexo, refuse),
      estadoCivil: chosenOf<EstadoCivil>({ campo: 'estadoCivil', celula: cell('estadoCivil') }, copy.estadoCivil, refuse),
      profissao: textoOf(cell('profissao')),
      rendaCentavos: null,
      email: textoOf(cell('email')),
      celular: textoOf(cell('celular')),
      contatos: telefone ? [{ tipo: 'TELEFONE', valor: telefone, rotulo: null }] : [],
      enderecos: [
        {
          cep: textoOf(cell('cep')),
          logradouro: textoOf(cell('logradouro')),
          numero: textoOf(cell('numero')),
          complemento: textoOf(cell('complemento')),
          bairro: textoOf(cell('bairro')),
          cidade: textoOf(cell('cidade')),
          uf: textoOf(cell('uf')),
        },
      ],
      dependentes: [],
      representantes: [],
      grupo: grupo === null ? null : { tipo: pessoa === 'PJ' ? 'EMPRESAS' : 'FAMILIA', nome: grupo },
      produtorId,
      tags: cell('tags')
        .split(',')
        .map((tag) => tag.trim().slice(0, 40))
        .filter(Boolean)
        .slice(0, 20),
    };
    const todas = withJudged(recusas, validateSegurado(dados, hoje).map(partOf(COLUNA_DE)));
    return todas.length > 0 ? { recusas: todas } : { dados: normalizeSegurado(dados) };
  };
}

interface Deps {
  readonly segurados: Pick<SeguradoRepository, 'ensureGrupo'>;
  readonly importacoes: ImportacaoSeguradoRepository;
  readonly agora: () => Date;
}

/** Clients by a file: what is done with those who are there already, a rule says. */
export const createSeguradoImportavel = ({ segurados, importacoes, agora }: Deps): Importavel<DadosSegurado> => ({
  cadastro: 'SEGURADO',
  campos,
  hasRegra: true,
  reader: async (tx) => ({ read: readerWith(await importacoes.listProdutores(tx), hojeEm(agora())) }),
  chave: { campo: 'documento', of: ({ documento }) => documento },
  listTomadas: (tx, documentos) => importacoes.listTomados(tx, documentos),
  insert: async (tx, contexto, dados, { importacaoId, regra }) => {
    const grupos = new Map<string, string>();
    for (const { grupo } of dados)
      if (grupo && !grupos.has(foldTexto(grupo.nome))) grupos.set(foldTexto(grupo.nome), await segurados.ensureGrupo(tx, contexto, grupo));
    const linhas = dados.map((um) => ({ ...um, grupoId: um.grupo && (grupos.get(foldTexto(um.grupo.nome)) ?? null) }));
    return importacoes.importLinhas(tx, { importacaoId, regra, linhas });
  },
  undo: (tx, _, importacaoId) => importacoes.undoImportacao(tx, importacaoId),
});
