import { EspeciePet, type Pet, type Rascunho, RiscoPet, type RiscoPet as Risco } from '@balcao/contracts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { joinPartes, showValor } from '../linhas/show-valor.ts';
import { situacaoDaCobertura } from './coberturas-do-plano.ts';
import { type CoberturaPet, parametrosPet } from './parametros-pet.ts';
import { regrasPet } from './regras-pet.ts';
import { camposDoAnimal, coberturasPet, especiesPet, planosPet, portesPet, reembolsosPet } from './rotulos-pet.ts';

const { limiteAnualCentavos, rcTutorCentavos } = parametrosPet;
const aberto = (risco: RiscoAberto): Rascunho<Risco> => risco as Rascunho<Risco>;

/** A cover is only asked when the plan leaves it to choose. */
const cobertura = (nome: CoberturaPet, mais: Partial<CampoDefinido> = {}): CampoDefinido => ({
  nome: `risco.coberturas.${nome}`,
  rotulo: coberturasPet[nome],
  tipo: 'simNao',
  visivel: (risco) => situacaoDaCobertura(aberto(risco).coberturas?.plano, nome) === 'OPCIONAL',
  ...mais,
});

/** A known breed or none, never both; a cover never touched is what the plan makes of it. */
function normalize(risco: RiscoAberto): RiscoAberto {
  const { pets, coberturas } = aberto(risco);
  const semRaca = pets?.map((pet) => {
    const { raca, ...others } = pet ?? {};
    const isSemRaca = others.semRaca === true;
    return { ...others, semRaca: isSemRaca, castrado: others.castrado === true, ...(!isSemRaca && raca ? { raca } : {}) };
  });
  return { ...risco, ...(semRaca && { pets: semRaca }), ...(coberturas && { coberturas: completeCoberturas(coberturas) }) };
}

function completeCoberturas(coberturas: NonNullable<Rascunho<Risco>['coberturas']>) {
  const untouched = (['consultas', 'exames', 'cirurgia', 'internacao', 'funeral'] as const).filter((nome) => coberturas[nome] == null);
  const filled = untouched.map((nome) => [nome, situacaoDaCobertura(coberturas.plano, nome) === 'INCLUIDA'] as const);
  return { ...coberturas, ...Object.fromEntries(filled) };
}

const describePet = ({ nome, especie, raca, porte, nascimento }: Rascunho<Pet>): string =>
  joinPartes(
    nome,
    especie && showValor(especie, { opcoes: especiesPet }),
    raca,
    porte && showValor(porte, { opcoes: portesPet }),
    nascimento && showValor(nascimento),
  );

/** The pet form, as data (domain design §3.2 PET). */
export const definicaoPet: DefinicaoLinha<'PET'> = {
  formulario: 'PET',
  nome: 'Pet',
  temFranquia: false,
  schema: RiscoPet,
  schemaVersao: 1,
  secoes: [
    {
      id: 'pets',
      titulo: 'Animais',
      prefixos: ['risco.pets'],
      peca: 'pets',
      grupos: [
        {
          campos: [
            {
              nome: 'risco.pets',
              rotulo: 'Animais',
              tipo: 'peca',
              obrigatorio: true,
              faltou: 'Adicione ao menos um animal.',
              item: { rotulo: 'Animal', campos: camposDoAnimal },
              itens: (lista) => lista.map((pet) => describePet(pet as Rascunho<Pet>)),
            },
          ],
        },
      ],
    },
    {
      id: 'coberturas',
      titulo: 'Plano e coberturas',
      prefixos: ['risco.coberturas', 'risco.observacoes'],
      peca: 'plano',
      grupos: [
        {
          titulo: 'Plano',
          campos: [
            {
              nome: 'risco.coberturas.plano',
              rotulo: 'Plano',
              tipo: 'escolha',
              opcoes: planosPet,
              aparencia: 'segmentos',
              inicial: 'CONFORTO',
              obrigatorio: true,
            },
            {
              nome: 'risco.coberturas.reembolso',
              rotulo: 'Reembolso de cada despesa',
              tipo: 'escolha',
              opcoes: reembolsosPet,
              aparencia: 'segmentos',
              inicial: '70',
              obrigatorio: true,
            },
            {
              nome: 'risco.coberturas.limiteAnualCentavos',
              rotulo: 'Limite de reembolso por animal e ano',
              tipo: 'dinheiro',
              faixa: limiteAnualCentavos,
              inicial: 1_000_000,
              obrigatorio: true,
            },
            { nome: 'risco.coberturas.coparticipacao', rotulo: 'Com coparticipação', tipo: 'simNao' },
          ],
        },
        {
          titulo: 'Coberturas à escolha',
          campos: [
            cobertura('consultas'),
            cobertura('exames'),
            cobertura('cirurgia'),
            cobertura('internacao'),
            cobertura('funeral'),
            cobertura('rcTutorCentavos', { tipo: 'dinheiro', faixa: rcTutorCentavos }),
          ],
        },
      ],
    },
  ],
  regras: regrasPet,
  normalize,
  describeBem: (risco) => {
    const pets = aberto(risco).pets ?? [];
    const [first] = pets;
    const especie = EspeciePet.safeParse(first?.especie).data;
    if (!first || !especie) return null;
    if (pets.length > 1) return `${pets.length} animais`;
    return [especiesPet[especie], first.nome, first.semRaca ? 'SRD' : first.raca].filter(Boolean).join(' · ');
  },
};

/** The pet line. */
export const linhaPet = /* @__PURE__ */ createLinha(definicaoPet);
