import { hojeEm } from '@balcao/domain';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

type Ids = Readonly<Record<string, string>>;

const hoje = hojeEm(new Date());
const mensal = { frequencia: 'MENSAL', intervalo: 1, ate: null, vezes: 3, isUltimoDiaDoMes: false };
const dadosCom = (categoriaId: string | undefined) => ({
  tipo: 'DESPESA',
  descricao: 'Aluguel',
  pessoa: null,
  documento: null,
  categoriaId,
  centroId: null,
  contaId: null,
  destinoId: null,
  competencia: hoje,
  vencimento: hoje,
  valorCentavos: 100,
  observacao: null,
});

/** One record of each kind of the brokerage's cash, by the name it has in an address; `:id` of two of them is told by `idsDoCaixa`. */
export async function createMundoDoCaixa(teste: QuotingTeste, quem: Corretor): Promise<Ids> {
  const post = async (caminho: string, corpo: object): Promise<string> => {
    const resposta = await quem.request('POST', caminho, corpo, { 'idempotency-key': crypto.randomUUID() });
    if (resposta.statusCode !== 200) throw new Error(resposta.body);
    return resposta.json().data.id;
  };
  const conta = await teste.owner(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Gaveta', 'CAIXA', '2020-01-01') returning id`,
    [quem.usuario.assinaturaId],
  );
  const categoriaId = await post('categorias-financeiras', { nome: 'Só desta', tipo: 'DESPESA' });
  return {
    contaId: conta.rows[0].id,
    categoriaId,
    centroId: await post('centros-de-custo', { nome: 'Matriz' }),
    lancamentoId: await post('lancamentos', { ...dadosCom(categoriaId), pagoEm: null }),
    serieId: await post('series-de-lancamentos', { ...dadosCom(categoriaId), recorrencia: mensal }),
  };
}

/** What `:id` is in an address of the cash. */
export function idsDoCaixa(chamada: string, ids: Ids): Ids {
  if (chamada.includes('/categorias-financeiras/')) return { ...ids, id: ids['categoriaId'] ?? '' };
  if (chamada.includes('/centros-de-custo/')) return { ...ids, id: ids['centroId'] ?? '' };
  return ids;
}

/** A body each of its calls takes. */
export const entradasDoCaixa = ({ categoriaId, contaId }: Ids): Readonly<Record<string, object>> => ({
  'PUT /categorias-financeiras/:id': { nome: 'Tomada', tipo: 'DESPESA', versao: 1 },
  'DELETE /categorias-financeiras/:id': { versao: 1 },
  'PUT /centros-de-custo/:id': { nome: 'Tomado', versao: 1 },
  'DELETE /centros-de-custo/:id': { versao: 1 },
  'PUT /lancamentos/:lancamentoId': { ...dadosCom(categoriaId), pagoEm: null, versao: 1 },
  'POST /lancamentos/:lancamentoId/realizar': { versao: 1, contaId, pagoEm: hoje, valorCentavos: 100 },
  'POST /lancamentos/:lancamentoId/desfazer': { versao: 1 },
  'POST /lancamentos/:lancamentoId/cancelar': { versao: 1 },
  'POST /series-de-lancamentos/:serieId/mudar': { ...dadosCom(categoriaId), recorrencia: mensal, versao: 2, desde: hoje },
  'POST /series-de-lancamentos/:serieId/encerrar': { versao: 2, desde: hoje },
});
