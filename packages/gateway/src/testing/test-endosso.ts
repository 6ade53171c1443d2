import type { Contrato } from '@balcao/contracts';
import { addAnos, addDias, addMeses, hojeEm, splitParcelas } from '@balcao/domain';
import type { Corretor, QuotingTeste } from './test-quoting.ts';
import { writeApolice } from '../modules/apolice/index.ts';

/** Days a policy of the tests has run. */
export const DIAS_CORRIDOS = 165;

/** A policy of 3.000,00 net in ten instalments, paid so far as its days have come. */
export function umContrato(corretoraId: string, seguradoId: string, over: Partial<Contrato> = {}): Contrato {
  const hoje = hojeEm(new Date());
  const vigIni = addDias(hoje, 0 - DIAS_CORRIDOS);
  const valores = splitParcelas(322_140, 10, 0);
  return {
    seguradora: 'alfa_seguros',
    ramo: '0531',
    corretoraId,
    seguradoId,
    tipoDocumento: 'APOLICE',
    bem: 'Onix 1.0 2023',
    itens: [{ descricao: 'Onix 1.0 2023', placa: 'ABC1D23', chassi: null, cep: null }],
    coberturas: null,
    vigIni,
    vigFim: addAnos(vigIni, 1),
    premioLiquidoCentavos: 300_000,
    iofCentavos: 22_140,
    comissaoBps: 2_000,
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao: 'PARCELADA',
    forma: 'BOLETO',
    parcelas: valores.map((valorCentavos, index) => {
      const vencimento = addMeses(vigIni, index);
      return { vencimento, valorCentavos, linhaDigitavel: null, pagoEm: vencimento < hoje ? vencimento : null };
    }),
    produtores: [],
    bonus: 5,
    ci: null,
    renovacaoDeId: null,
    ...over,
  };
}

let escritas = 0;

/** Writes a policy of a broker's, as it arrives. @returns its id */
export async function writeUmaApolice(teste: QuotingTeste, { usuario }: Corretor, over: Partial<Contrato> = {}): Promise<string> {
  const { assinaturaId, usuarioId, corretoraId } = usuario;
  const { rows } = await teste.owner(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', lpad((random() * 1e10)::bigint::text, 11, '0'), 'Zélia')
     returning id`,
    [assinaturaId],
  );
  const contexto = { assinaturaId, usuarioId };
  const contrato = umContrato(corretoraId, rows[0].id, over);
  escritas += 1;
  const { id } = await teste.db.tenant(contexto, (tx) =>
    writeApolice(tx, contexto, { contrato, numero: `E-${escritas}`, emissao: contrato.vigIni, origem: 'MANUAL', usuarioId }),
  );
  // commissions of what was paid came in
  await teste.owner(
    `update balcao.comissao c set status = 'PARCIAL' from balcao.parcela q where q.id = c.parcela_id and q.status = 'PAGA' and c.apolice_id = $1`,
    [id],
  );
  await teste.owner(
    `update balcao.comissao set status = 'RECEBIDA', recebida_centavos = prevista_centavos where apolice_id = $1 and status = 'PARCIAL'`,
    [id],
  );
  return id;
}
