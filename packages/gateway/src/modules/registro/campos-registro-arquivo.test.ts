import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { CamposDoRegistro } from '@balcao/domain';
import { arquivoDeCampos } from './campos-registro-arquivo.ts';

interface Dados {
  readonly nome: string;
  readonly vagas: number | null;
  readonly valorCentavos: number | null;
  readonly comissaoBps: number | null;
  readonly desde: string | null;
  readonly tipo: 'A' | 'B' | null;
  readonly blindado: boolean;
}
const campos: CamposDoRegistro<Dados> = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  vagas: { rotulo: 'Vagas', tipo: 'inteiro' },
  valorCentavos: { rotulo: 'Valor', tipo: 'dinheiro' },
  comissaoBps: { rotulo: 'Comissão', tipo: 'taxa' },
  desde: { rotulo: 'Desde', tipo: 'dia' },
  tipo: { rotulo: 'Tipo', tipo: 'escolha', opcoes: { A: 'Aberta', B: 'Baú' } },
  blindado: { rotulo: 'Blindado', tipo: 'sim-ou-nao' },
};
const gravado = { ativo: true, alteradoEm: '2026-03-01T12:00:00Z' };
const cheio = {
  nome: 'Kombi',
  vagas: 9,
  valorCentavos: 150_000,
  comissaoBps: 1_250,
  desde: '2026-02-03',
  tipo: 'B',
  blindado: true,
} as const;
const vazio = { nome: 'Nada', vagas: null, valorCentavos: null, comissaoBps: null, desde: null, tipo: null, blindado: false } as const;

it('says each kind of field as the screen does, and nothing of an empty one', async () => {
  const frota = { cheio: { ...cheio, ...gravado }, vazio: { ...vazio, ...gravado, ativo: false } };
  const { nome, conteudo } = await arquivoDeCampos<Dados, Dados & typeof gravado>('frota', campos)('csv', {
    listKeys: async () => ['cheio', 'vazio'] as const,
    read: async (chaves) => chaves.map((chave) => frota[chave]),
  });
  expect(nome).toBe('frota.csv');
  const [titulos, ...linhas] = (await text(conteudo as Readable)).replace('\uFEFF', '').trim().split('\r\n');
  expect(titulos).toBe('Nome;Vagas;Valor;Comissão;Desde;Tipo;Blindado;Situação;Alterado em');
  expect(linhas.map((linha) => linha.replaceAll('\u00A0', ' '))).toEqual([
    'Kombi;9;"R$ 1.500,00";"12,5%";03/02/2026;Baú;Sim;Ativo;01/03/2026 09:00',
    'Nada;;;;;;Não;Inativo;01/03/2026 09:00',
  ]);
});
