import type { DadosComplementares } from '@balcao/contracts';
import { UFS } from '@balcao/domain';
import { Card, Grid, IconeAtencao, IconeSucesso, Stack, Text, TextField, token } from '@balcao/ui';
import { MaskedField, type MaskName, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import { copy } from './proposta.copy.ts';
import type { CampoComplementar } from './proposta.model.ts';

export interface ComplementoProps {
  /** Fields the risk did not have when the screen opened. */
  campos: readonly CampoComplementar[];
  /** Everything known by now, what was typed included. */
  dados: DadosComplementares;
  erros: Partial<Record<CampoComplementar, string>>;
  onChange: (campo: CampoComplementar, texto: string) => void;
}

const mascaras: Partial<Record<CampoComplementar, MaskName>> = { celular: 'celular', cep: 'cep', placa: 'placa', chassi: 'chassi' };
const ufs = UFS.map((uf) => ({ value: uf, label: uf }));

/** Checklist of what an insurer needs to issue, and a field for each thing that is missing. */
export function Complemento({ campos, dados, erros, onChange }: ComplementoProps) {
  const faltam = campos.filter((campo) => !dados[campo]?.trim() || erros[campo]);
  return (
    <Card titulo={copy.dados}>
      <Stack gap={4}>
        <Text role="status">{faltam.length === 0 ? copy.tudoPreenchido : copy.faltam(faltam.length)}</Text>
        {campos.length > 0 && (
          <>
            <Lista aria-label={copy.conferencia}>
              {campos.map((campo) => (
                <li key={campo}>
                  {faltam.includes(campo) ? (
                    <IconeAtencao size={16} aria-label={copy.falta} />
                  ) : (
                    <IconeSucesso size={16} aria-label={copy.conferido} />
                  )}
                  {copy.campo(campo)}
                </li>
              ))}
            </Lista>
            <Grid minWidth={220}>
              {campos.map((campo) => (
                <Campo key={campo} campo={campo} texto={dados[campo] ?? ''} erro={erros[campo]} onChange={onChange} />
              ))}
            </Grid>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface CampoProps {
  campo: CampoComplementar;
  texto: string;
  erro: string | undefined;
  onChange: ComplementoProps['onChange'];
}

function Campo({ campo, texto, erro, onChange }: CampoProps) {
  const frame = { name: `dadosComplementares.${campo}`, label: copy.campo(campo), error: erro, isRequired: true };
  if (campo === 'uf') return <Select {...frame} options={ufs} value={texto || null} onChange={(uf) => onChange(campo, uf ?? '')} />;
  const mask = mascaras[campo];
  if (mask) return <MaskedField {...frame} mask={mask} value={texto} onChange={(next) => onChange(campo, next)} />;
  return <TextField {...frame} value={texto} onChange={(next) => onChange(campo, next)} />;
}

const Lista = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco1')} ${token('espaco4')};
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('espaco1')};
  }
`;
