import type { Cnae, EnderecoCep, PessoaConhecida, VeiculoFipe, VeiculoPlaca } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

const FIPE = `f.codigo as fipe, f.marca, f.modelo, f.ano_modelo, f.combustivel, f.valor_centavos::float8, f.lugares`;
const MAX_VEICULOS = 30;

const escaped = (palavra: string): string => palavra.replace(/[\\%_]/g, '\\$&');

/** Every word is in what a catalogue's search reads; the words are the parameters from `first` on. */
const holdsAll = (tabela: string, palavras: readonly string[], first: number): string =>
  palavras.map((_, index) => `${tabela}.busca like '%' || balcao.sem_acento($${first + index}) || '%'`).join(' and ');

export const apoioRepository = {
  /** The vehicle registered under any of these spellings of a plate. */
  async findVeiculo(tx: Tx, placas: readonly string[]): Promise<VeiculoPlaca | null> {
    const row = await tx.row<VeiculoFipe & Omit<VeiculoPlaca, 'veiculo'>>(
      `select p.placa, p.chassi, p.ano_fabricacao, ${FIPE}
       from balcao.veiculo_placa p
       join balcao.fipe f on (f.codigo, f.ano_modelo, f.combustivel) = (p.fipe, p.ano_modelo, p.combustivel)
       where p.placa = any($1::text[]) order by array_position($1::text[], p.placa) limit 1`,
      [placas],
    );
    if (!row) return null;
    const { placa, chassi, anoFabricacao, ...veiculo } = row;
    return { placa, chassi, anoFabricacao, veiculo };
  },

  /** Models in which every word appears, the best match first, the newest year first within a model. */
  searchVeiculos: (tx: Tx, palavras: readonly string[], ano: number | null): Promise<VeiculoFipe[]> => {
    return tx.rows(
      `select ${FIPE} from balcao.fipe f where ($2::int is null or f.ano_modelo = $2) and ${holdsAll('f', palavras, 4)}
       order by word_similarity(balcao.sem_acento($1), f.busca) desc, f.marca, f.modelo, f.ano_modelo desc limit $3`,
      [palavras.join(' '), ano, MAX_VEICULOS, ...palavras.map(escaped)],
    );
  },

  /** Models that look like what was typed, for when no word matches as it is. */
  searchParecidos: (tx: Tx, texto: string, ano: number | null): Promise<VeiculoFipe[]> =>
    tx.rows(
      `select ${FIPE} from balcao.fipe f where ($2::int is null or f.ano_modelo = $2) and balcao.sem_acento($1) <% f.busca
       order by word_similarity(balcao.sem_acento($1), f.busca) desc, f.marca, f.modelo, f.ano_modelo desc limit $3`,
      [texto, ano, MAX_VEICULOS],
    ),

  /** Subclasses whose code begins so. */
  findCnaes: (tx: Tx, codigo: string, limite: number): Promise<Cnae[]> =>
    tx.rows("select codigo, descricao from balcao.cnae where codigo like $1 || '%' order by codigo limit $2", [codigo, limite]),

  /** Subclasses in which every word appears, the best match first. */
  searchCnaes: (tx: Tx, palavras: readonly string[], limite: number): Promise<Cnae[]> =>
    tx.rows(
      `select codigo, descricao from balcao.cnae c where ${holdsAll('c', palavras, 3)}
       order by word_similarity(balcao.sem_acento($1), c.busca) desc, codigo limit $2`,
      [palavras.join(' '), limite, ...palavras.map(escaped)],
    ),

  /** Subclasses that look like what was typed, for when no word matches as it is. */
  searchCnaesParecidos: (tx: Tx, texto: string, limite: number): Promise<Cnae[]> =>
    tx.rows(
      `select codigo, descricao from balcao.cnae c where balcao.sem_acento($1) <% c.busca
       order by word_similarity(balcao.sem_acento($1), c.busca) desc, codigo limit $2`,
      [texto, limite],
    ),

  /** The street of a postcode; city and state alone when only the city's range is known. */
  findCep: (tx: Tx, cep: string): Promise<EnderecoCep | null> =>
    tx.row(
      `select cep, logradouro, bairro, cidade, uf from balcao.cep where cep = $1
       union all
       (select $1, null, null, cidade, uf from balcao.cep_faixa where $1 between de and ate order by de desc limit 1)
       limit 1`,
      [cep],
    ),

  findPessoa: (tx: Tx, documento: string): Promise<PessoaConhecida | null> =>
    tx.row(
      `select documento, pessoa, nome, nascimento::text, sexo, estado_civil, email, celular, cep, numero
       from balcao.segurado where excluido_em is null
         and (documento = $1 or id = (select l.segurado_id from balcao.segurado_alias l where l.documento = $1)) limit 1`,
      [documento],
    ),
};

export type ApoioRepository = typeof apoioRepository;
