import { ditos } from './deploy.copy.ts';
import type { Alcance, Impacto } from './service.model.ts';

/** Impact of a deploy in one line, without numbers that the service does not know. */
export function impactOf({ rotas, servicosTocados, assinaturas, sessoes, bytesAMais, arquivosNovos }: Impacto, servico: string): string {
  const outras = servicosTocados.filter((parcel) => parcel !== servico);
  return ditos.alcance([
    ditos.rotas(rotas),
    ...(outras.length > 0 ? [ditos.parcels(outras)] : []),
    ...(assinaturas === null ? [] : [ditos.assinaturas(assinaturas)]),
    ...(sessoes === null ? [] : [ditos.sessoes(sessoes)]),
    ditos.bytes(bytesAMais, arquivosNovos.length),
  ]);
}

export const reachWords = ({ porcento = 0, assinaturas = [], usuarios = [] }: Alcance): string =>
  ditos.canarioDe(porcento, assinaturas, usuarios);
