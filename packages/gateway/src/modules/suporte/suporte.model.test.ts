import type { FotoDaPagina } from '@balcao/contracts';
import { umEstado } from '../../testing/test-mapas.ts';
import type { Concessao, Registro } from '../composition/index.ts';
import { readRegistros, sortConcessoes, toVista } from './auditoria.model.ts';
import { emprestimoPara } from './emprestimo.model.ts';
import { scrubFoto } from './foto.model.ts';

const AGORA = new Date('2026-11-20T12:00:00.000Z');
const at = (minutos: number) => new Date(AGORA.getTime() + minutos * 60_000).toISOString();
const Q = '@balcao/quoting';
const umaConcessao = (mudancas: Partial<Concessao> = {}): Concessao => ({
  id: 'c1',
  para: { tipo: 'usuario', id: 'u1' },
  paraNome: 'Rita',
  construcoes: { [Q]: 'q9' },
  sessao: 'g-suporte',
  expiraEm: at(30),
  ...mudancas,
});
const rita = { usuarioId: 'u1', assinaturaId: 'a1', guid: 'g1' };
const lent = (concessoes: Concessao[], quem = rita, mudancas = {}) =>
  emprestimoPara(umEstado({ concessoes: Object.fromEntries(concessoes.map((uma) => [uma.id, uma])), ...mudancas }), quem, AGORA);

describe('a grant', () => {
  it('reaches whom it names, and nobody else', () => {
    expect(lent([umaConcessao()])?.construcoes).toEqual({ [Q]: 'q9' });
    expect(lent([umaConcessao()], { ...rita, usuarioId: 'u2' })).toBeNull();
    expect(lent([umaConcessao({ para: { tipo: 'assinatura', id: 'a1' } })], { ...rita, usuarioId: 'u2' })).not.toBeNull();
    expect(lent([umaConcessao({ para: { tipo: 'assinatura', id: 'a1' } })], { ...rita, assinaturaId: 'a2' })).toBeNull();
  });

  it('of a subscription is kept by those who did not leave it', () => {
    const deixada = { ...umaConcessao({ para: { tipo: 'assinatura', id: 'a1' } }), deixadaPor: ['u1'] };
    expect([lent([deixada]), lent([deixada], { ...rita, usuarioId: 'u2' })?.construcoes]).toEqual([null, { [Q]: 'q9' }]);
  });

  it('lent to oneself lives in the session that lent it alone', () => {
    const minha = umaConcessao({ para: { tipo: 'eu', id: 'u1' }, sessao: 'g1' });
    expect(lent([minha])).not.toBeNull();
    expect(lent([minha], { ...rita, guid: 'g2' })).toBeNull();
  });

  it('ends at its time and with the kill switch', () => {
    expect(lent([umaConcessao({ expiraEm: at(0) })])).toBeNull();
    expect(lent([umaConcessao()], rita, { chaveGeral: true })).toBeNull();
  });

  it('nearer to the person wins over what everybody around was lent', () => {
    const deTodos = umaConcessao({ id: 'c0', para: { tipo: 'assinatura', id: 'a1' }, construcoes: { [Q]: 'q1', menu: 'm1' } });
    expect(lent([umaConcessao(), deTodos])).toMatchObject({ construcoes: { [Q]: 'q9', menu: 'm1' }, modo: { concessaoId: 'c1' } });
  });

  it('of a whole composition is not mixed with builds lent one by one', () => {
    const igual = umaConcessao({
      id: 'c2',
      tipo: 'igual',
      soLeitura: true,
      para: { tipo: 'eu', id: 'u1' },
      sessao: 'g1',
      construcoes: { a: '1' },
    });
    expect(lent([igual, umaConcessao()])).toMatchObject({
      construcoes: { a: '1' },
      isInteira: true,
      modo: { tipo: 'igual', soLeitura: true },
    });
  });
});

describe('the record', () => {
  const ana = { id: 'ana', nome: 'Ana' };
  const entry = (sequencia: number, minutos: number, fato: object, motivo: string | null = null): Registro =>
    ({ id: String(sequencia), sequencia, em: at(minutos), autor: ana, motivo, ...fato }) as Registro;
  const concessao = umaConcessao({ expiraEm: at(-5) });
  const criada = entry(1, -60, { tipo: 'concessao', acao: 'criada', concessao }, 'chamado 42');

  it('tells who lent, who used, and that the time was over though nobody wrote it', () => {
    const { atos } = readRegistros([entry(2, -50, { tipo: 'concessao', acao: 'usada', concessao }), criada], AGORA);
    expect(atos.map(({ ato, motivo }) => [ato, motivo])).toEqual([
      ['concedida', 'chamado 42'],
      ['usada', null],
      ['expirada', 'Fim do prazo.'],
    ]);
    expect(atos[2]?.em).toBe(at(-5));
  });

  it('tells once that a grant ended, by hand or by the kill switch', () => {
    const fim = entry(2, -40, { tipo: 'concessao', acao: 'encerrada', concessao }, 'Encerrada pelo atendimento.');
    const chave = entry(3, -30, { tipo: 'chaveGeral', ligada: true }, 'incidente');
    expect(readRegistros([criada, fim, chave], AGORA).atos.map(({ ato }) => ato)).toEqual(['concedida', 'encerrada']);
    const { atos, concessoes } = readRegistros([criada, chave], AGORA);
    expect(atos.at(-1)).toMatchObject({ ato: 'encerrada', autor: 'Ana', motivo: 'incidente' });
    expect(concessoes.map(toVista)).toMatchObject([{ encerradaEm: at(-30), criadaEm: at(-60), autor: 'Ana' }]);
  });

  it('lists the living first, then the newest', () => {
    const viva = (id: string, minutos: number) =>
      entry(minutos + 100, minutos, { tipo: 'concessao', acao: 'criada', concessao: umaConcessao({ id }) });
    const { concessoes } = readRegistros([criada, viva('nova', -1), viva('velha', -9)], AGORA);
    expect(sortConcessoes(concessoes.map(toVista)).map(({ id }) => id)).toEqual(['nova', 'velha', 'c1']);
  });
});

it('hides again what a browser left in the picture of its page', () => {
  const foto: FotoDaPagina = {
    digest: 'd',
    sequencia: 1,
    construcoes: {},
    rota: 'quoting/orcamentos',
    caminho: '/multicalculo/rita@exemplo.test/52998224725/0190b000-0000-7000-8000-000000000001?nome=Rita#x',
    parcelas: [],
    bandeiras: { acessoMC: true, '52998224725': true, 'rita silva': false },
    sobreposicoes: ['@balcao/quoting http://localhost:9310/q.js?token=abc'],
    navegador: { agente: 'Mozilla/5.0 (X11; Linux) <script>', idioma: 'pt-BR', largura: 1, altura: 1 },
    eventos: [
      { em: at(0), nome: 'quoting:salvo', resumo: { 'risco.segurado.nome': 'rita', cpf: '52998224725', tentativa: 2, fim: 'sucesso' } },
      { em: at(0), nome: 'Rita Silva 52998224725', resumo: {} },
    ],
  };
  const limpa = scrubFoto(foto);
  expect(limpa.caminho).toBe('/multicalculo/•••/•••/0190b000-0000-7000-8000-000000000001');
  expect(limpa.bandeiras).toEqual({ acessoMC: true });
  expect(limpa.eventos).toEqual([
    { em: at(0), nome: 'quoting:salvo', resumo: { 'risco.segurado.nome': '•••', cpf: '•••', tentativa: 2, fim: 'sucesso' } },
  ]);
  expect(JSON.stringify(limpa)).not.toMatch(/52998224725|rita@|token=|<script>/);
});
