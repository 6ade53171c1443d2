import type { ApoliceColetiva, FaturaDaApolice } from '@balcao/contracts';
import { formatMes } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { Alert, Checkbox, focusCampo, showToast, Stack } from '@balcao/ui';
import { ComboBox, Select } from '@balcao/ui/forms';
import { FormDialog, LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { CamposDoGrupo } from './campos-do-grupo.component.tsx';
import { copy } from './faturas.copy.ts';
import { type CampoDoGrupo, CAMPOS_DO_GRUPO, faltasDoGrupo, type GrupoDigitado, grupoOf, mesesDaFatura, typedOf } from './faturas.model.ts';
import { createFatura, refreshFaturas, useApolices } from './faturas.resource.ts';

const { novaFatura: frases } = copy;

interface Digitado extends GrupoDigitado {
  readonly apoliceId: string | null;
  readonly competencia: string | null;
  readonly cancelaParcelas: boolean;
}
type Campo = 'apoliceId' | 'competencia' | 'cancelaParcelas' | CampoDoGrupo;
const CAMPOS: readonly Campo[] = ['apoliceId', 'competencia', ...CAMPOS_DO_GRUPO, 'cancelaParcelas'];

export interface NovaFaturaModalProps {
  onAberta: (id: string) => void;
  onClose: () => void;
}

/** What is typed once a policy is chosen: its next month, and, of one that was never billed, how it could be. */
const typedFor = (apolice: ApoliceColetiva): Digitado => ({
  ...typedOf(apolice.grupo, apolice.linha, {
    comissaoBps: apolice.comissaoBps ?? 0,
    agenciamentoBps: apolice.agenciamentoBps,
    prolaboreBps: apolice.prolaboreBps,
  }),
  apoliceId: apolice.id,
  competencia: mesesDaFatura(apolice.proxima, apolice.vigFim)[0] ?? null,
  cancelaParcelas: false,
});

/** The bill of a month of a policy of a collective ramo; its first one says how the policy is charged. */
export function NovaFaturaModal({ onAberta, onClose }: NovaFaturaModalProps) {
  const leitura = useApolices();
  const find = (id: string | null): ApoliceColetiva | undefined => leitura.data?.find((uma) => uma.id === id);
  const [inicial] = useState<Digitado>(() => ({ ...typedOf(null, 'SAUDE'), apoliceId: null, competencia: null, cancelaParcelas: false }));
  const form = useForm<Digitado, FaturaDaApolice, Campo>({
    inicial,
    campos: () => CAMPOS,
    judge: (digitado) => ({
      ...(!digitado.apoliceId && { apoliceId: copy.obrigatorio }),
      ...(!digitado.competencia && { competencia: copy.obrigatorio }),
      ...(!find(digitado.apoliceId)?.grupo && faltasDoGrupo(digitado, copy.obrigatorio)),
    }),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) =>
      createFatura(
        {
          apoliceId: digitado.apoliceId ?? '',
          competencia: digitado.competencia ?? '',
          cancelaParcelas: digitado.cancelaParcelas,
          ...(!find(digitado.apoliceId)?.grupo && { grupo: grupoOf(digitado) }),
        },
        idempotencyKey,
      ),
    onSent: ({ id }) => {
      showToast({ tone: 'sucesso', titulo: frases.feito });
      void refreshFaturas();
      onAberta(id);
    },
  });
  const { digitado, erros } = form;
  const apolice = find(digitado.apoliceId);
  return (
    <FormDialog titulo={frases.titulo} confirmar={frases.criar} isDisabled={!leitura.data?.length} form={form} onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={260}>
        {(apolices) =>
          apolices.length === 0 ? (
            <Alert tone="info">{frases.nenhuma}</Alert>
          ) : (
            <Stack gap={4}>
              <ComboBox
                name="apoliceId"
                label={frases.apolice}
                description={frases.apoliceAjuda}
                isRequired
                options={apolices.map(({ id, numero, estipulante, seguradora }) => ({
                  value: id,
                  label: frases.opcao(numero, estipulante, seguradora),
                }))}
                value={digitado.apoliceId}
                error={erros.apoliceId}
                onChange={(id) => {
                  const escolhida = find(id);
                  form.change(escolhida ? typedFor(escolhida) : { apoliceId: null }, ...CAMPOS);
                }}
              />
              {apolice && (
                <Select
                  name="competencia"
                  label={frases.competencia}
                  isRequired
                  options={mesesDaFatura(apolice.proxima, apolice.vigFim).map((mes) => ({ value: mes, label: formatMes(mes) }))}
                  value={digitado.competencia}
                  error={erros.competencia}
                  onChange={(competencia) => form.change({ competencia }, 'competencia')}
                />
              )}
              {apolice && !apolice.grupo && (
                <>
                  <Alert tone="info">{frases.primeira}</Alert>
                  <CamposDoGrupo digitado={digitado} linha={apolice.linha} erros={erros} onChange={form.change} />
                  {apolice.parcelasAbertas > 0 && (
                    <Checkbox
                      name="cancelaParcelas"
                      label={frases.cancelaParcelas(apolice.parcelasAbertas)}
                      value={digitado.cancelaParcelas}
                      error={erros.cancelaParcelas}
                      onChange={(cancelaParcelas) => form.change({ cancelaParcelas }, 'cancelaParcelas')}
                    />
                  )}
                </>
              )}
            </Stack>
          )
        }
      </LeituraRegistro>
    </FormDialog>
  );
}
