import { ditos } from './deploy.copy.ts';
import { Impedimento, DeployRecusado, UsoErrado } from './failures.ts';

function refusal({ status, codigo, message, detalhes: { quebras = [], problemas = [] } }: DeployRecusado): string {
  const lines = [
    ...quebras.map(({ consumidor, detalhe }) => `  ${consumidor}: ${detalhe}`),
    ...problemas.filter((problema) => problema !== message).map((problema) => `  ${problema}`),
  ];
  const hint = codigo === 'contrato' ? [ditos.comoCompatibilizar] : status === 401 ? [ditos.comoEntrar] : [];
  return [message, ...lines, ...hint].join('\n');
}

/** Explains a failure to the user of the command. */
export function explain(error: unknown): string {
  if (error instanceof DeployRecusado) return refusal(error);
  if (error instanceof UsoErrado) return `${error.message}\n${ditos.ajuda}`;
  if (error instanceof Impedimento) return error.message;
  return ditos.inesperado(error instanceof Error ? error.message : String(error));
}
