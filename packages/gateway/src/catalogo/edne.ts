import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A postcode or a range of postcodes; `linha` is its line in `arquivo`. */
export interface RegistroEdne {
  readonly arquivo: string;
  readonly linha: number;
  readonly texto: string;
  readonly valor: Readonly<Record<string, string>>;
}

/**
 * Columns of the files of e-DNE Básico, folder `Delimitado` (Correios, «DNE – Leiautes»): no header, `@` between cells, Windows-1252, and a
 * quotation mark is a letter like any other (`Boca D"Água`).
 */
const COLUNAS = {
  localidade: ['LOC_NU', 'UFE_SG', 'LOC_NO', 'CEP', 'LOC_IN_SIT', 'LOC_IN_TIPO_LOC', 'LOC_NU_SUB', 'LOC_NO_ABREV', 'MUN_NU'],
  faixa: ['LOC_NU', 'LOC_CEP_INI', 'LOC_CEP_FIM', 'LOC_TIPO_FAIXA'],
  bairro: ['BAI_NU', 'UFE_SG', 'LOC_NU', 'BAI_NO', 'BAI_NO_ABREV'],
  logradouro: [
    'LOG_NU',
    'UFE_SG',
    'LOC_NU',
    'BAI_NU_INI',
    'BAI_NU_FIM',
    'LOG_NO',
    'LOG_COMPLEMENTO',
    'CEP',
    'TLO_TX',
    'LOG_STA_TLO',
    'LOG_NO_ABREV',
  ],
  grandeUsuario: ['GRU_NU', 'UFE_SG', 'LOC_NU', 'BAI_NU', 'LOG_NU', 'GRU_NO', 'GRU_ENDERECO', 'CEP', 'GRU_NO_ABREV'],
  unidade: ['UOP_NU', 'UFE_SG', 'LOC_NU', 'BAI_NU', 'LOG_NU', 'UOP_NO', 'UOP_ENDERECO', 'CEP', 'UOP_IN_CP', 'UOP_NO_ABREV'],
  caixaPostal: ['CPC_NU', 'UFE_SG', 'LOC_NU', 'CPC_NO', 'CPC_ENDERECO', 'CEP'],
} as const;

type Arquivo = keyof typeof COLUNAS;
const NOMES: readonly (readonly [Arquivo, RegExp])[] = [
  ['localidade', /^LOG_LOCALIDADE\.TXT$/i],
  ['bairro', /^LOG_BAIRRO\.TXT$/i],
  ['faixa', /^LOG_FAIXA_LOCALIDADE\.TXT$/i],
  ['logradouro', /^LOG_LOGRADOURO_[A-Z]{2}\.TXT$/i],
  ['grandeUsuario', /^LOG_GRANDE_USUARIO\.TXT$/i],
  ['unidade', /^LOG_UNID_OPER\.TXT$/i],
  ['caixaPostal', /^LOG_CPC\.TXT$/i],
];
/** Required files. */
const INDISPENSAVEIS: readonly Arquivo[] = ['localidade', 'bairro', 'logradouro'];

/**
 * The files of a folder `Delimitado` that hold postcodes, in the order they must be read.
 *
 * @throws {Error} one pt-BR sentence, when a required file is missing
 */
export async function listEdne(pasta: string): Promise<readonly (readonly [Arquivo, string])[]> {
  const nomes = (await readdir(pasta)).toSorted();
  const found = NOMES.flatMap(([arquivo, forma]) =>
    nomes.filter((nome) => forma.test(nome)).map((nome) => [arquivo, join(pasta, nome)] as const),
  );
  for (const arquivo of INDISPENSAVEIS)
    if (!found.some(([known]) => known === arquivo))
      throw new Error(`A pasta ${pasta} não tem ${`LOG_${arquivo.toUpperCase()}`} do e-DNE.`);
  return found;
}

async function* readLines(arquivo: Arquivo, caminho: string): AsyncGenerator<RegistroEdne> {
  let linha = 0;
  const decoder = new TextDecoder('windows-1252');
  for await (const bytes of createInterface({ input: createReadStream(caminho, 'latin1'), crlfDelay: Infinity })) {
    linha += 1;
    const texto = decoder.decode(Buffer.from(bytes, 'latin1'));
    const celulas = texto.split('@');
    if (texto.trim() === '') continue;
    const valor = Object.fromEntries(COLUNAS[arquivo].map((coluna, index) => [coluna, celulas[index]?.trim() ?? '']));
    yield { arquivo: caminho, linha, texto, valor };
  }
}

/**
 * Reads the postcodes of e-DNE Básico: each as `cep`, `logradouro`, `bairro`, `cidade` and `uf`, and each range of a city as `de`, `ate`,
 * `cidade` and `uf`. The postcode of a village has its own name, as the post office writes it in addresses.
 */
export async function* readEdne(pasta: string): AsyncGenerator<RegistroEdne> {
  const localidades = new Map<string, { readonly cidade: string; readonly uf: string }>();
  const bairros = new Map<string, string>();
  for (const [arquivo, caminho] of await listEdne(pasta)) {
    for await (const registro of readLines(arquivo, caminho)) {
      const { valor } = registro;
      const { LOC_NU = '', UFE_SG: uf = '', LOC_NO: cidade = '', CEP: cep = '' } = valor;
      if (arquivo === 'bairro') bairros.set(valor['BAI_NU'] ?? '', valor['BAI_NO'] ?? '');
      else if (arquivo === 'localidade') {
        localidades.set(LOC_NU, { cidade, uf });
        if (cep) yield { ...registro, valor: { cep, logradouro: '', bairro: '', cidade, uf } };
      } else {
        const onde = localidades.get(LOC_NU) ?? { cidade: '', uf };
        if (arquivo === 'faixa') yield { ...registro, valor: { de: valor['LOC_CEP_INI'] ?? '', ate: valor['LOC_CEP_FIM'] ?? '', ...onde } };
        else {
          const bairro = bairros.get(valor['BAI_NU_INI'] ?? valor['BAI_NU'] ?? '') ?? '';
          yield { ...registro, valor: { cep, logradouro: streetOf(valor), bairro, ...onde } };
        }
      }
    }
  }
}

/** `Rua` and `das Flores` are two columns; a flag says whether the first is used. */
const streetOf = (valor: Readonly<Record<string, string>>): string => {
  const { LOG_NO, TLO_TX = '', LOG_STA_TLO } = valor;
  if (LOG_NO === undefined) return valor['GRU_ENDERECO'] ?? valor['UOP_ENDERECO'] ?? valor['CPC_ENDERECO'] ?? '';
  return LOG_STA_TLO === 'N' ? LOG_NO : `${TLO_TX} ${LOG_NO}`.trim();
};
