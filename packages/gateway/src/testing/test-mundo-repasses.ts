import { hoje } from './test-proposta.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

type Ids = Readonly<Record<string, string>>;

/** One record of each kind of what is owed to producers, by the name it has in an address; whoever it is of is one of the producers. */
export async function createMundoDeRepasses({ owner }: Pick<QuotingTeste, 'owner'>, { usuario }: Corretor): Promise<Ids> {
  const { assinaturaId, usuarioId } = usuario;
  const one = async (sql: string, ...params: unknown[]): Promise<string> =>
    (await owner(`${sql} returning id`, [assinaturaId, ...params])).rows[0].id;
  const produtorId = await one(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'EXTERNO', 'PF', 'Dos repasses', '93541134780')`,
  );
  await owner('update balcao.usuario set produtor_id = $2 where id = $1', [usuarioId, produtorId]);
  const loteId = await one(`insert into balcao.lote_repasse (assinatura_id, numero, de, ate) values ($1, 1, current_date, current_date)`);
  const repasseId = await one(
    `insert into balcao.repasse (assinatura_id, produtor_id, base, base_centavos, pct_bps, parte_bps, valor_centavos, liberado_em, status, lote_id)
     values ($1, $2, 'COMISSAO_BRUTA', 100, 4000, 10000, 40, current_date, 'EM_LOTE', $3)`,
    produtorId,
    loteId,
  );
  const pagamentoRepasseId = await one(
    `insert into balcao.pagamento_repasse (assinatura_id, lote_id, produtor_id, repasses, bruto_centavos, irrf_centavos, iss_centavos, inss_centavos,
       liquido_centavos, seu_numero) values ($1, $2, $3, 1, 40, 0, 0, 0, 40, 'REP1N1')`,
    loteId,
    produtorId,
  );
  const tabelaRetencaoId = await one(
    `insert into balcao.tabela_retencao_assinatura (assinatura_id, desde, inss_bps, inss_teto_centavos, irrf_faixas, irrf_simplificado_centavos,
       irrf_minimo_centavos, fonte) values ($1, '2040-01-01', 1100, 847555, '[]', 0, 0, 'Portaria de teste')`,
  );
  return { loteId, repasseId, pagamentoRepasseId, tabelaRetencaoId };
}

/** A body each of its calls takes. */
export const entradasDeRepasses = ({ contaId }: Ids): Readonly<Record<string, object>> => ({
  'POST /repasses/:repasseId/contestar': { motivo: 'não é o combinado' },
  'POST /repasses/:repasseId/responder': { resposta: 'é o combinado' },
  'POST /parametros/tabelas-retencao': {
    desde: '2041-01-01',
    inssBps: 1_100,
    inssTetoCentavos: 847_555,
    irrfFaixas: [{ ateCentavos: null, bps: 0, deducaoCentavos: 0 }],
    irrfSimplificadoCentavos: 0,
    irrfMinimoCentavos: 0,
    irrfReducao: null,
    fonte: 'Portaria de teste',
  },
  'POST /repasses/lotes/:loteId/aprovar': { versao: 1 },
  'POST /repasses/lotes/:loteId/desfazer': { versao: 1, motivo: 'engano' },
  'POST /repasses/lotes/:loteId/pagar': { versao: 1, contaId, pagoEm: hoje },
  'POST /repasses/lotes/:loteId/remessa': { versao: 1, contaId, pagarEm: hoje, convenio: null },
});
