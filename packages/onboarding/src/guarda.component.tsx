import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { desvioOf, enderecoDa, type Etapa } from './cadastro.model.ts';
import { remember, useCadastro, useMemoria } from './cadastro.store.ts';

export interface GuardaProps {
  etapa: Etapa;
  children: ReactNode;
}

/** Lets a step open only after the ones before it; else leads to the first that is missing. */
export function Guarda({ etapa, children }: GuardaProps) {
  const desvio = desvioOf(etapa, useCadastro(), useMemoria().senha !== '');
  const motivo = desvio?.motivo;
  useEffect(() => {
    if (motivo === 'senhaPerdida') remember({ retorno: etapa });
  }, [motivo, etapa]);
  return desvio ? <Navigate to={enderecoDa(desvio.para)} replace /> : children;
}
