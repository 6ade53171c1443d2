import { FotoDaPagina } from '@balcao/contracts';
import type { Fact } from '@balcao/shared';
import { umaSessao } from '@balcao/testing';
import { fotoOf, type PaginaVista } from './foto.model.ts';

const fact = (name: string, payload: unknown): Fact => ({ name, payload, em: 1_795_000_000_000, isValido: true, de: null, ouvintes: [] });
const page = (over: Partial<PaginaVista> = {}): PaginaVista => ({
  ambiente: { digest: 'd1', sequencia: 7, construcoes: { '@balcao/quoting': 'b1', '@balcao/menu': 'm1' } },
  sessao: umaSessao({ acessoMC: false }),
  pathname: '/multicalculo/orcamentos',
  parcels: [{ nome: '@balcao/quoting', estado: 'MOUNTED', montadaEmMs: 12 }],
  sobreposicoes: [],
  navegador: { agente: 'Mozilla/5.0', idioma: 'pt-BR', largura: 1440, altura: 900 },
  facts: [],
  ...over,
});

it('contains the address, the running builds and the permissions of the user', () => {
  const foto = fotoOf(page());
  expect(FotoDaPagina.safeParse(foto).success).toBe(true);
  expect(foto).toMatchObject({ digest: 'd1', rota: 'quoting/orcamentos', parcelas: [{ nome: 'quoting' }], bandeiras: { acessoMC: false } });
});

it('contains no personal data', () => {
  const sessao = umaSessao({ nomeCorretora: 'Vale Verde' });
  const foto = JSON.stringify(fotoOf(page({ sessao, facts: [fact('layout:aviso-emitido', { titulo: 'Olá, Rita' })] })));
  for (const secret of [sessao.email, sessao.username, sessao.token, sessao.usuarioId, sessao.assinaturaId, 'Vale Verde', 'Rita'])
    expect(foto).not.toContain(secret);
});

it('leaves out events of a previous session', () => {
  const facts = [fact('a:antes', {}), fact('sessao:encerrada', { motivo: 'logoff' }), fact('sessao:iniciada', {})];
  expect(fotoOf(page({ facts })).eventos.map(({ nome }) => nome)).toEqual(['sessao:iniciada']);
});

it('respects the contract even with a very long address and user agent', () => {
  const navegador = { agente: 'x'.repeat(900), idioma: 'y'.repeat(90), largura: 1, altura: 1 };
  const sobreposicoes = Array.from({ length: 90 }, () => 'z'.repeat(300));
  const foto = fotoOf(page({ navegador, sobreposicoes, pathname: `/${'p'.repeat(900)}` }));
  expect(FotoDaPagina.safeParse(foto).success).toBe(true);
  expect(foto.rota).toBeNull();
});
