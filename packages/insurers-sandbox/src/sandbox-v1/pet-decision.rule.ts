import type { PlanoPet } from '@balcao/contracts';
import { addAnos, type CoberturaPet, coberturasPet, especiesPet, idadeEm, situacaoDaCobertura } from '@balcao/domain';
import type { ContextoDecisao, Veredito } from '../quotes/protocolo.ts';
import { type Aviso, commercialRefusalOf } from '../rating/comercial.rule.ts';
import { ratePet } from '../rating/rate-pet.rule.ts';
import type { AdicionalPet, TarifaPet } from '../seguradoras/tarifas-pet.table.ts';
import { type OfertaMensal, writeOfertas } from './oferta.writer.ts';
import type { PedidoPet } from './sandbox-v1.schema.ts';

type Animal = PedidoPet['animais'][number];
type Codigo = PedidoPet['plano']['coberturas'][number];

const codigos: Readonly<Record<Codigo, CoberturaPet>> = {
  CONSULTAS: 'consultas',
  EXAMES: 'exames',
  CIRURGIA: 'cirurgia',
  INTERNACAO: 'internacao',
  FUNERAL: 'funeral',
};
const ADICIONAIS: readonly AdicionalPet[] = ['exames', 'cirurgia', 'internacao'];
const acima: Readonly<Record<PlanoPet, PlanoPet>> = { ESSENCIAL: 'CONFORTO', CONFORTO: 'TOTAL', TOTAL: 'TOTAL' };
const nomes: Readonly<Record<PlanoPet, string>> = { ESSENCIAL: 'Essencial', CONFORTO: 'Conforto', TOTAL: 'Total' };

function animalRefusal(
  { particularidades }: TarifaPet,
  animal: Animal,
  { inicio, posicao }: { inicio: string; posicao: number },
): Aviso | null {
  const { idadeMaximaAnos, exigeVacinas } = particularidades;
  if (idadeMaximaAnos !== undefined && addAnos(animal.nascimento, idadeMaximaAnos) < inicio) {
    const texto = `Animal ${posicao + 1}: mais de ${idadeMaximaAnos} anos no início da vigência não é aceito.`;
    return { codigo: 'ACEITACAO_IDADE_ANIMAL', texto, campo: `animais.${posicao}.nascimento` };
  }
  if (exigeVacinas && !animal.vacinado) {
    const texto = `Animal ${posicao + 1}: a carteira de vacinação precisa estar em dia.`;
    return { codigo: 'ACEITACAO_VACINAS', texto, campo: `animais.${posicao}.vacinado` };
  }
  return null;
}

function refusalOf(tarifa: TarifaPet, { comercial, animais, vigencia: { inicio } }: PedidoPet): Aviso | null {
  const commercial = commercialRefusalOf(tarifa, comercial);
  if (commercial) return commercial;
  for (const [posicao, animal] of animais.entries()) {
    const aviso = animalRefusal(tarifa, animal, { inicio, posicao });
    if (aviso) return aviso;
  }
  return null;
}

/** The covers of a plan: those it has, and those asked that it lets be chosen. */
function coversOf(nivel: PlanoPet, { coberturas, rcTutorCentavos }: PedidoPet['plano']): CoberturaPet[] {
  const asked = new Set<CoberturaPet>(coberturas.map((codigo) => codigos[codigo]));
  if (rcTutorCentavos) asked.add('rcTutorCentavos');
  return (Object.keys(coberturasPet) as CoberturaPet[]).filter((cobertura) => {
    const situacao = situacaoDaCobertura(nivel, cobertura);
    return situacao === 'INCLUIDA' || (situacao === 'OPCIONAL' && asked.has(cobertura));
  });
}

function offerOf(tarifa: TarifaPet, pedido: PedidoPet, nivel: PlanoPet): OfertaMensal {
  const { animais, plano, vigencia, comercial } = pedido;
  const covers = coversOf(nivel, plano);
  const rcTutorCentavos = covers.includes('rcTutorCentavos') ? (plano.rcTutorCentavos ?? 0) : 0;
  const idades = animais.map(({ nascimento }) => idadeEm(nascimento, vigencia.inicio));
  const preco = ratePet(tarifa, {
    animais: animais.map(({ especie, porte }, index) => ({ especie, porte, idade: idades[index] ?? 0 })),
    plano: nivel,
    reembolso: plano.reembolsoPct,
    coparticipacao: plano.coparticipacao,
    adicionais: ADICIONAIS.filter((one) => covers.includes(one) && situacaoDaCobertura(nivel, one) === 'OPCIONAL'),
    funeral: covers.includes('funeral'),
    tetoAnualCentavos: plano.tetoAnualCentavos,
    rcTutorCentavos,
    ...comercial,
  });
  const partes = preco.animais.map((valorCentavos, index) => ({
    rotulo: labelOf(animais[index], index, idades[index] ?? 0),
    valorCentavos,
  }));
  return {
    pacote: nomes[nivel],
    principal: nivel === plano.nivel,
    liquidoCentavos: preco.liquidoCentavos,
    composicao: [...partes, ...(preco.rcTutor > 0 ? [{ rotulo: coberturasPet.rcTutorCentavos, valorCentavos: preco.rcTutor }] : [])],
    coberturas: covers.map((cobertura) => ({
      codigo: cobertura === 'rcTutorCentavos' ? 'RC_TUTOR' : cobertura.toUpperCase(),
      nome: coberturasPet[cobertura],
      limiteCentavos: cobertura === 'rcTutorCentavos' ? rcTutorCentavos : cobertura === 'funeral' ? null : plano.tetoAnualCentavos,
      carenciaDias: pedido.movimento === 'RENOVACAO' ? 0 : tarifa.carenciaDias[cobertura],
    })),
    observacoes: [`Reembolso de ${plano.reembolsoPct}% de cada despesa.`, ...(plano.coparticipacao ? ['Com coparticipação.'] : [])],
  };
}

// names are not sent to the insurer: animals are identified by their position in the list
const labelOf = (animal: Animal | undefined, index: number, idade: number): string =>
  `Animal ${index + 1} · ${animal ? especiesPet[animal.especie].toLowerCase() : ''}, ${idade === 1 ? '1 ano' : `${idade} anos`}`;

/** Decision of this insurer about the animals of a tutor. */
export function decidePet(tarifa: TarifaPet, pedido: PedidoPet, contexto: ContextoDecisao): Veredito {
  const motivo = refusalOf(tarifa, pedido);
  if (motivo) return { status: 'RJCT', motivo };
  const { nivel } = pedido.plano;
  const niveis = tarifa.particularidades.doisPacotes ? [...new Set([nivel, acima[nivel]])] : [nivel];
  const isExcluded = pedido.animais.some(({ preexistencias }) => preexistencias.length > 0);
  const mensagens = isExcluded ? [{ codigo: 'PREEXISTENCIA', texto: 'Condições preexistentes informadas não têm cobertura.' }] : [];
  const ofertas = niveis.map((one) => offerOf(tarifa, pedido, one));
  const { comissaoBps } = pedido.comercial;
  return { status: 'ACPT', ...writeOfertas({ ofertas, mensagens, tarifa, comissaoBps, inicio: pedido.vigencia.inicio }, contexto) };
}
