{{/* The labels of an object; the argument is [context, role]. */}}
{{- define "porchlight.labels" -}}
app.kubernetes.io/name: porchlight
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
app.kubernetes.io/version: {{ (index . 0).Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
{{- end }}

{{/* What selects the pods of a role, which no upgrade changes; the argument is [context, role]. */}}
{{- define "porchlight.selector" -}}
app.kubernetes.io/name: porchlight
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* The part of every pod that does not depend on its role. */}}
{{- define "porchlight.pod" -}}
automountServiceAccountToken: false
{{- with .Values.serviceAccount.name }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: data
    emptyDir: {}
{{- end }}

{{/* The part of every container that does not depend on its role; the argument is [context, role]. */}}
{{- define "porchlight.container" -}}
{{- $ := index . 0 -}}
image: "{{ $.Values.image.repository }}:{{ $.Values.image.tag | default $.Chart.AppVersion }}"
imagePullPolicy: {{ $.Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
volumeMounts:
  - name: data
    mountPath: /data
envFrom:
  - secretRef: { name: {{ $.Values.secret }} }
env:
  - name: PORCHLIGHT_ALLOWED_HOSTS
    value: {{ join "," $.Values.hosts | quote }}
  - name: PORCHLIGHT_DRAIN_SECONDS
    value: {{ $.Values.drainSeconds | quote }}
  - name: PORCHLIGHT_METRICS_PORT
    value: {{ $.Values.metricsPort | quote }}
  {{- range $name, $value := $.Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- end }}
