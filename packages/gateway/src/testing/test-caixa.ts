import type { DadosLancamento, FichaCategoriaFinanceira, FichaLancamento, OpcoesLancamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

/** A brokerage with two accounts and the plan of accounts of its first day. */
export interface CaixaTeste {
  readonly quem: Corretor;
  readonly hoje: string;
  /** 18.500,00 on the first day of 2020. */
  readonly banco: string;
  readonly gaveta: string;
  readonly receita: string;
  readonly despesa: string;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, payload?: object): Promise<LightMyRequestResponse>;
  /** As `ask`, of what is answered: its data. */
  ok<T>(method: 'GET' | 'POST' | 'PUT', caminho: string, payload?: object): Promise<T>;
  dados(over?: Partial<DadosLancamento>): DadosLancamento;
  create(over?: Partial<DadosLancamento> & { pagoEm?: string | null }): Promise<FichaLancamento>;
  /** What a call is refused with, at its fields. */
  refusedAt(resposta: LightMyRequestResponse): string[];
}

/** Opens the cash of a new brokerage. */
export async function createCaixa(teste: QuotingTeste): Promise<CaixaTeste> {
  const quem = await teste.createCorretor({ administrador: true });
  const { assinaturaId, usuarioId } = quem.usuario;
  const hoje = hojeEm(new Date());
  const createConta = async (nome: string, saldo: number) =>
    (
      await teste.db.tenant({ assinaturaId, usuarioId }, (tx) =>
        tx.rows<{ id: string }>(
          `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_centavos, saldo_inicial_em)
           values ($1, $2, 'CAIXA', $3, '2020-01-01') returning id`,
          [assinaturaId, nome, saldo],
        ),
      )
    )[0]?.id as string;
  const ask: CaixaTeste['ask'] = (method, caminho, payload) =>
    quem.request(method, caminho, payload, { 'idempotency-key': crypto.randomUUID() });
  const ok = async <T>(method: 'GET' | 'POST' | 'PUT', caminho: string, payload?: object): Promise<T> => {
    const resposta = await ask(method, caminho, payload);
    if (resposta.statusCode !== 200) throw new Error(resposta.body);
    return resposta.json<{ data: T }>().data;
  };
  const [banco, gaveta] = [await createConta('Banco', 1_850_000), await createConta('Gaveta', 0)];
  const { categorias } = await ok<OpcoesLancamento>('GET', 'lancamentos/opcoes');
  const of = (nome: FichaCategoriaFinanceira['nome']) => categorias.find((um) => um.nome === nome)?.id as string;
  const [receita, despesa] = [of('Honorários e consultoria'), of('Aluguel e condomínio')];
  const dados: CaixaTeste['dados'] = (over = {}) => ({
    tipo: 'DESPESA',
    descricao: 'Aluguel da sala',
    pessoa: 'Imobiliária Central',
    documento: null,
    categoriaId: over.tipo === 'TRANSFERENCIA' ? null : over.tipo === 'RECEITA' ? receita : despesa,
    centroId: null,
    contaId: null,
    destinoId: null,
    competencia: hoje,
    vencimento: hoje,
    valorCentavos: 310_000,
    observacao: null,
    ...over,
  });
  return {
    quem,
    hoje,
    banco,
    gaveta,
    receita,
    despesa,
    ask,
    ok,
    dados,
    create: ({ pagoEm = null, ...over } = {}) => ok('POST', 'lancamentos', { ...dados(over), pagoEm }),
    refusedAt: (resposta) => (resposta.json().errors ?? []).map(({ campo }: { campo: string }) => campo),
  };
}
