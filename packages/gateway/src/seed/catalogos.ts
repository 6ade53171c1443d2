import type { Combustivel } from '@balcao/contracts';
import { CIDADES, type Cidade, LOGRADOUROS } from './cidades.table.ts';
import { CNAES } from './cnaes.table.ts';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import { SEGURADORAS } from './seguradoras.table.ts';
import { MODELOS } from './veiculos.table.ts';

export interface EnderecoDemo {
  readonly cep: string;
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: Cidade;
}

export interface ModeloAno {
  readonly fipe: string;
  readonly marca: string;
  readonly modelo: string;
  readonly anoModelo: number;
  readonly combustivel: Combustivel;
  readonly valorCentavos: number;
  readonly lugares: number;
}

const CEPS_POR_CIDADE = 14;

export const seguradoraRows = (): TableRow[] =>
  SEGURADORAS.map(({ slug, nome, tipo, linhas }) => ({
    slug,
    nome,
    tipo,
    linhas,
    sandbox: true,
    capacidades: ['COTACAO'],
  }));

/** Every model in every model year; a car loses a tenth of its price each year, and 5 % more in the first. */
export function modelosPorAno({ hoje }: Mundo): ModeloAno[] {
  const ano = Number(hoje.slice(0, 4));
  return MODELOS.flatMap(({ novo, anos: [newest, oldest], ...modelo }) =>
    Array.from({ length: oldest - newest + 1 }, (_, index) => {
      const idade = newest + index;
      const valorCentavos = Math.round(novo * 0.9 ** idade * (idade > 0 ? 0.95 : 1)) * 100;
      return { ...modelo, anoModelo: ano - idade, valorCentavos };
    }),
  );
}

export const fipeRow = ({ fipe, anoModelo, valorCentavos, ...modelo }: ModeloAno): TableRow => ({
  codigo: fipe,
  ano_modelo: anoModelo,
  valor_centavos: valorCentavos,
  ...modelo,
});

/** Addresses in every city: postcodes inside the city's real range, streets that exist nowhere. */
export function enderecos({ sorteio }: Mundo): EnderecoDemo[] {
  const taken = new Set<string>();
  return CIDADES.flatMap((cidade) =>
    Array.from({ length: CEPS_POR_CIDADE }, () => {
      let cep: string;
      do cep = String(sorteio.inteiro(Number(cidade.de), Number(cidade.ate))).padStart(8, '0');
      while (taken.has(cep));
      taken.add(cep);
      const logradouro = `${sorteio.um(LOGRADOUROS.tipo)} ${sorteio.um(LOGRADOUROS.nome)}`;
      return { cep, logradouro, bairro: sorteio.um(LOGRADOUROS.bairro), cidade };
    }),
  );
}

export const cepRow = ({ cep, logradouro, bairro, cidade }: EnderecoDemo): TableRow => ({
  cep,
  logradouro,
  bairro,
  cidade: cidade.cidade,
  uf: cidade.uf,
});

export const cnaeRows = (): TableRow[] => CNAES.map(([codigo, descricao, atividades = '']) => ({ codigo, descricao, atividades }));

export const faixaRows = (): TableRow[] => CIDADES.map(({ cidade, uf, de, ate }) => ({ cidade, uf, de, ate }));
