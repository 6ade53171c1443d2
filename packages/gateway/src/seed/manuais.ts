import type { OfertaManual, RamoManual, RiscoManual } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { answersOf, freezeManual } from '../modules/manual/manual.model.ts';
import { linhaDo } from '../modules/orcamento/orcamento.model.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { corretoraDemo, finishedRun, ofertaRow, type PedidoRodada, resultadoRow, type RodadaDemo, VALIDADE_DIAS } from './cotacoes.ts';
import { aliquota } from './iof-demo.ts';
import type { Mundo } from './mundo.ts';
import type { SecoesDemo } from './riscos-patrimoniais.ts';
import { SEGURADORAS } from './seguradoras.table.ts';

/** What a broker quotes outside: its ramo, its name and between what its net premium lies, in reais. */
const OBJETOS = [
  { ramo: '0171', descricao: 'Equipamento fotográfico profissional', premio: [420, 1_900] },
  { ramo: '0171', descricao: 'Bicicleta elétrica', premio: [260, 900] },
  { ramo: '0171', descricao: 'Equipamentos de som para eventos', premio: [700, 3_200] },
  { ramo: '0982', descricao: 'Acidentes pessoais de grupo escolar', premio: [350, 1_400] },
  { ramo: '0993', descricao: 'Vida em grupo dos funcionários', premio: [900, 5_200] },
] as const;

function ofertaManual({ sorteio }: Mundo, seguradora: string, { premio, dia }: { premio: readonly [number, number]; dia: string }) {
  const oferta: OfertaManual = {
    seguradora,
    pacote: 'Padrão',
    validade: addDias(dia, VALIDADE_DIAS),
    numeroCalculo: sorteio.digitos(8),
    premioLiquidoCentavos: sorteio.inteiro(premio[0] * 100, premio[1] * 100),
    comissaoBps: sorteio.um([1_500, 2_000, 2_500]),
    coberturas: [{ nome: 'Cobertura básica', lmiCentavos: sorteio.inteiro(5, 60) * 100_000 }],
    forma: 'BOLETO',
    parcelasSemJuros: sorteio.um([1, 3, 6]),
  };
  return oferta;
}

/** A thing of any ramo with the offers somebody typed from the insurers' own papers. */
export function riscoManual(mundo: Mundo, dia: string): SecoesDemo {
  const { sorteio } = mundo;
  const { ramo, descricao, premio } = sorteio.um(OBJETOS);
  const chosen = sorteio.varios(
    SEGURADORAS.filter(({ tipo }) => tipo === 'SEGURADORA'),
    sorteio.inteiro(2, 3),
  );
  return { objeto: { ramo, descricao }, ofertas: chosen.map(({ slug }) => ofertaManual(mundo, slug, { premio, dia })) };
}

/** The typed offers as the finished run the product makes of them, taxed by the rate of their ramo. */
export function rodadaManual(
  mundo: Mundo,
  { assinatura, ramos }: { assinatura: AssinaturaDemo; ramos: readonly RamoManual[] },
  { orcamentoId, usuarioId, numero, quando, dia, rascunho }: PedidoRodada,
): RodadaDemo {
  const judged = linhaDo('MANUAL').validate(rascunho, { hoje: dia, seguradoras: [] });
  if (!judged.ok) throw new Error(`o gerador fez um manual inválido: ${JSON.stringify(judged.errors)}`);
  const risco = judged.risco as RiscoManual;
  const iofBps = aliquota(ramos.find(({ codigo }) => codigo === risco.objeto.ramo)?.iof ?? [], dia);
  const pedido = freezeManual(risco, { corretora: corretoraDemo(assinatura), iofBps });
  const id = mundo.id(quando);
  const em = quando.toISOString();
  const base = { assinatura_id: assinatura.id, criado_em: em, criado_por: usuarioId };
  const answers = answersOf(risco.ofertas, iofBps).map(({ seguradora, numeroCalculo, validade, ofertas }) => {
    const resultadoId = mundo.id(quando);
    const precos = ofertas.map((oferta) => ({ seguradora, oferta: { ...oferta, id: mundo.id(quando) } }));
    const onde = { assinatura_id: assinatura.id, resultado_id: resultadoId, cotacao_id: id };
    return {
      resultado: resultadoRow({
        id: resultadoId,
        ...base,
        alterado_em: em,
        cotacao_id: id,
        seguradora,
        status: 'OK',
        numero_calculo: numeroCalculo,
        validade,
        iniciado_em: em,
        tempo_ms: 0,
        tentativas: 1,
      }),
      ofertas: precos.map(({ oferta }, index) => ofertaRow(oferta, { ...onde, ordem: index + 1 })),
      precos,
    };
  });
  return finishedRun({ id, base, orcamentoId, numero, pedido, quando, fim: em, limiteSegundos: 1 }, answers);
}
