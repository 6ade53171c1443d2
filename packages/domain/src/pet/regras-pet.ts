import type { ErroCampo, Pet, Rascunho, RiscoPet } from '@balcao/contracts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { diffDias } from '../datas/add-dias.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoLinha } from '../linhas/definicao-linha.ts';
import { parametrosPet } from './parametros-pet.ts';

type Aberto = Rascunho<RiscoPet>;

/** The chip of ISO 11784: fifteen digits. */
const MICROCHIP = /^\d{15}$/;
const OBRIGATORIOS = ['especie', 'nome', 'porte', 'nascimento'] as const satisfies readonly (keyof Pet)[];

/** Age on the first day of the policy; who stays with the same insurer has already entered. */
function* regraIdade(campo: string, nascimento: string | null | undefined, { seguro }: Aberto, hoje: string): Generator<ErroCampo> {
  if (!nascimento || !isData(nascimento)) return;
  if (nascimento > hoje) {
    yield erroCampo(campo, 'invalido', 'A data de nascimento não pode ser futura.');
    return;
  }
  const inicio = seguro?.vigIni && isData(seguro.vigIni) ? seguro.vigIni : hoje;
  const { idadeMinimaDias, idadeMaximaAnos } = parametrosPet;
  const isEntrada = seguro?.tipo !== 'RENOVACAO_PROPRIA';
  if (diffDias(nascimento, inicio) < idadeMinimaDias)
    yield erroCampo(campo, 'foraDaFaixa', `O animal precisa ter ao menos ${idadeMinimaDias} dias no início da vigência.`);
  else if (isEntrada && idadeEm(nascimento, inicio) > idadeMaximaAnos)
    yield erroCampo(campo, 'foraDaFaixa', `O animal pode ter até ${idadeMaximaAnos} anos para entrar no seguro.`);
}

function* regraPet(campo: string, pet: Rascunho<Pet>, risco: Aberto, hoje: string): Generator<ErroCampo> {
  for (const nome of OBRIGATORIOS) if (!pet[nome]) yield obrigatorio(`${campo}.${nome}`);
  if (pet.vacinasEmDia == null) yield obrigatorio(`${campo}.vacinasEmDia`);
  if (pet.semRaca !== true && !pet.raca)
    yield erroCampo(`${campo}.raca`, 'obrigatorio', 'Informe a raça ou marque que não tem raça definida.');
  if (pet.microchip && !MICROCHIP.test(pet.microchip)) yield erroCampo(`${campo}.microchip`, 'invalido', 'O microchip tem 15 dígitos.');
  yield* naFaixa(`${campo}.preexistencias`, pet.preexistencias?.length, parametrosPet.preexistencias);
  yield* regraIdade(`${campo}.nascimento`, pet.nascimento, risco, hoje);
}

/** Rules between fields of the pet form: for each animal, and unique chips (domain design §3.2). */
export function* regrasPet({ risco, hoje }: PedidoLinha): Generator<ErroCampo> {
  const aberto = risco as Aberto;
  const pets = (aberto.pets ?? []).map((pet) => pet ?? {});
  if (pets.length > 0) yield* naFaixa('risco.pets', pets.length, parametrosPet.animais);
  const chips = pets.map(({ microchip }) => microchip);
  for (const [index, pet] of pets.entries()) {
    const campo = `risco.pets.${index}`;
    if (pet.microchip && chips.indexOf(pet.microchip) !== index)
      yield erroCampo(`${campo}.microchip`, 'conflito', 'Este microchip já está em outro animal da lista.');
    yield* regraPet(campo, pet, aberto, hoje);
  }
}
